import { createRandom } from '@tailorbird/demo-shop/random';
import { approvedTokens, type Engine } from '../crashes/engine.ts';
import { buyer, type Ending, type Wish } from './buyer.ts';
import { booksOf, deadlocks, type Goods, stock, wrongPayments } from './goods.ts';

/** Where a race is run. */
export interface Course {
  readonly engine: Engine;
  /** The processes of the shop; buyers go to one after the other. */
  readonly origins: readonly string[];
  readonly goods: readonly Goods[];
  /** Units on the shelf that the referee is not told of: the shop then sells more than there are. */
  readonly unknownUnits?: number;
}

/** How a race went. `problems` is empty when every promise held. */
export interface Race {
  readonly name: string;
  readonly endings: readonly Ending[];
  readonly seconds: number;
  /** What the books say, in words. */
  readonly figures: string;
  readonly problems: readonly string[];
}

const buyers = 500;
const units = 10;

/** Reliability A1: 500 buyers at once for 10 units, each coming and pausing as the seed says. */
export async function tenUnits(course: Course, seed: number): Promise<Race> {
  const prize = prizeOf(course);
  await restock(course, prize);
  const before = await booksOf(course.engine, prize);
  const random = createRandom(seed);
  const paying = await approvedTokens(course.engine, buyers);
  const run = await race(
    paying.map((paymentToken) => ({ paymentToken, variants: [prize], after: random.int(0, 400) })),
    course,
  );
  const after = await booksOf(course.engine, prize);
  const sold = after.sold - before.sold;
  const problems = [
    ...(sold === units ? [] : [`${sold} of ${units} units were sold`]),
    ...(after.left === 0 ? [] : [`${after.left} units are left`]),
    ...(after.held === 0 ? [] : [`${after.held} units are still held`]),
    ...(await wrongEndings(course, run.endings, ['ordered', 'sold-out'], units)),
  ];
  return {
    name: `reliability A1: 500 buyers for 10, seed ${seed}`,
    ...run,
    figures: `${sold} sold (target 10)`,
    problems,
  };
}

/** Reliability A2: as A1, while three in ten leave with units held; once those holds lapse the rest is sold. */
export async function leavers(course: Course, seed: number): Promise<Race> {
  const prize = prizeOf(course);
  await restock(course, prize);
  const before = await booksOf(course.engine, prize);
  const random = createRandom(seed);
  const paying = await approvedTokens(course.engine, buyers);
  const first = await race(
    paying.map((paymentToken) => ({
      paymentToken: random.chance(0.3) ? undefined : paymentToken,
      variants: [prize],
      after: random.int(0, 400),
    })),
    course,
  );
  await course.engine.rows(
    `update reservations set expires_at = now() - interval '1 second' where stock_item_id = ${prize.stockItemId}`,
  );
  const late = await approvedTokens(course.engine, 40);
  const second = await race(
    late.map((paymentToken) => ({ paymentToken, variants: [prize], after: 0 })),
    course,
  );
  const after = await booksOf(course.engine, prize);
  const sold = after.sold - before.sold;
  const left = first.endings.filter(({ end }) => end === 'left').length;
  const [live] = await course.engine.rows(
    `select count(*) as holds from reservations where stock_item_id = ${prize.stockItemId} and expires_at > now()`,
  );
  const holds = Number(live?.['holds']);
  const problems = [
    ...(sold === units ? [] : [`${sold} of ${units} units were sold`]),
    ...(holds === 0 ? [] : [`${holds} live reservations are left`]),
    ...(left > 0 ? [] : ['nobody left with units held, so that nothing was shown']),
    ...(await wrongEndings(
      course,
      [...first.endings, ...second.endings],
      ['ordered', 'sold-out', 'left'],
      units,
    )),
  ];
  const figures = `3 in 10 give up, ${left} holding; ${sold} sold, ${holds} live reservations (target 10, 0)`;
  const seconds = first.seconds + second.seconds;
  return {
    name: `reliability A2: leavers, seed ${seed}`,
    endings: first.endings,
    seconds,
    figures,
    problems,
  };
}

/** Reliability A3: 200 buyers of the same three styles, each in an order of its own. */
export async function threeStyles(course: Course, seed: number): Promise<Race> {
  const many = 200;
  const styles = course.goods.slice(0, 3);
  for (const style of styles) await stock(course.engine, style, many);
  const broken = await deadlocks(course.engine);
  const random = createRandom(seed);
  const paying = await approvedTokens(course.engine, many);
  const run = await race(
    paying.map((paymentToken) => ({
      paymentToken,
      variants: random.sample(styles, styles.length),
      after: random.int(0, 400),
    })),
    course,
  );
  const fresh = (await deadlocks(course.engine)) - broken;
  const problems = [
    ...(await wrongEndings(course, run.endings, ['ordered'], many)),
    // One may be met and repeated inside; nobody is told of it.
    ...(fresh <= 1 ? [] : [`${fresh} deadlocks were met`]),
  ];
  return {
    name: `reliability A3: 200 buyers of three styles, seed ${seed}`,
    ...run,
    figures: `${run.endings.filter(({ end }) => end !== 'ordered').length} told of trouble, ${fresh} deadlocks met (target 0, at most 1)`,
    problems,
  };
}

/** Reliability A6: 250 buyers of one style that lasts, 100 at a time: what a purchase costs where all want one row. */
export async function hundredAtOnce(course: Course): Promise<Race> {
  const prize = prizeOf(course);
  const many = 250;
  await stock(course.engine, prize, many);
  const waiting = await approvedTokens(course.engine, many);
  const started = performance.now();
  const endings: Ending[] = [];
  const worker = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      const entrant = { paymentToken: token, variants: [prize], after: 0 };
      endings.push(await buyer(wishOf(course, entrant, waiting.length)));
    }
  };
  await Promise.all(Array.from({ length: 100 }, worker));
  const seconds = (performance.now() - started) / 1000;
  const problems = await wrongEndings(course, endings, ['ordered'], many);
  return {
    name: 'reliability A6: 100 buyers at a time',
    endings,
    seconds,
    figures: `${endings.filter(({ end }) => end === 'ordered').length} sold (target p95 500 ms, wait for a connection 100 ms)`,
    problems,
  };
}

/** Reliability A6: 100 buyers come together for one unit. */
export async function oneUnit(course: Course): Promise<Race> {
  const prize = prizeOf(course);
  await stock(course.engine, prize, 1 + (course.unknownUnits ?? 0));
  const paying = await approvedTokens(course.engine, 100);
  const run = await race(
    paying.map((paymentToken) => ({ paymentToken, variants: [prize], after: 0 })),
    course,
  );
  const problems = await wrongEndings(course, run.endings, ['ordered', 'sold-out'], 1);
  return { name: 'reliability A6: 100 buyers for one unit', ...run, figures: '1 sold', problems };
}

/** Reliability A6: 100 buyers, each with a checkout that wants nothing but the payment, pay in the same moment. */
export async function hundredPayAtOnce(course: Course): Promise<Race> {
  const prize = prizeOf(course);
  const many = 100;
  await stock(course.engine, prize, many);
  const paying = await approvedTokens(course.engine, many);
  const missing = new Set(paying);
  const { promise: whenAllAreReady, resolve } = Promise.withResolvers<void>();
  const isReady = (token: string) => {
    missing.delete(token);
    if (missing.size === 0) resolve();
    return whenAllAreReady;
  };
  const started = performance.now();
  const endings = await Promise.all(
    paying.map(async (paymentToken, index) => {
      const wish = wishOf(course, { paymentToken, variants: [prize], after: 0 }, index);
      const ending = await buyer({ ...wish, beforePaying: () => isReady(paymentToken) });
      // One who was refused before is not waited for.
      void isReady(paymentToken);
      return ending;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const problems = await wrongEndings(course, endings, ['ordered'], many);
  return { name: 'reliability A6: 100 pay at once', endings, seconds, figures: `${many} sold`, problems };
}

function prizeOf({ goods: [prize] }: Course): Goods {
  if (!prize) throw new Error('There is nothing to race for.');
  return prize;
}

interface Entrant {
  readonly paymentToken: string | undefined;
  readonly variants: readonly Goods[];
  /** When the buyer comes, in milliseconds after the start. */
  readonly after: number;
}

async function race(entrants: readonly Entrant[], course: Course) {
  const started = performance.now();
  const endings = await Promise.all(
    entrants.map(async (entrant, index) => {
      await new Promise((resolve) => setTimeout(resolve, entrant.after));
      return buyer(wishOf(course, entrant, index));
    }),
  );
  return { endings, seconds: (performance.now() - started) / 1000 };
}

function wishOf({ origins }: Course, { variants, paymentToken }: Entrant, index: number): Wish {
  const origin = origins[index % origins.length] ?? '';
  return { origin, variants, paymentToken, email: 'maud@example.com' };
}

/** Some in the warehouse, some in the shops: a hold may have to be made of both. */
function restock({ engine }: Course, goods: Goods): Promise<void> {
  return stock(engine, goods, units - 3, 3);
}

async function wrongEndings(
  { engine }: Course,
  endings: readonly Ending[],
  allowed: readonly Ending['end'][],
  orders: number,
): Promise<string[]> {
  const odd = endings.filter(({ end }) => !allowed.includes(end));
  const ordered = endings.filter(({ end }) => end === 'ordered').length;
  const wrong = await wrongPayments(engine);
  return [
    ...(odd.length === 0
      ? []
      : [`${odd.length} buyers were told ${[...new Set(odd.map(({ end }) => end))].join()}`]),
    ...(ordered === orders ? [] : [`${ordered} buyers have an order, not ${orders}`]),
    ...(wrong === 0 ? [] : [`${wrong} orders and payments do not match`]),
  ];
}
