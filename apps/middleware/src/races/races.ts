import { approvedTokens, type Engine } from '../crashes/engine.ts';
import { createRandom } from '../seed/random.ts';
import { buyer, type Ending } from './buyer.ts';
import { booksOf, deadlocks, type Goods, stock, wrongPayments } from './goods.ts';

/** Where a race is run. */
export interface Course {
  readonly engine: Engine;
  readonly origin: string;
  readonly goods: readonly Goods[];
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
  const [prize] = course.goods;
  if (!prize) throw new Error('There is nothing to race for.');
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
    figures: `${sold} sold`,
    problems,
  };
}

/** Reliability A2: as A1, while three in ten leave with units held; once those holds lapse the rest is sold. */
export async function leavers(course: Course, seed: number): Promise<Race> {
  const [prize] = course.goods;
  if (!prize) throw new Error('There is nothing to race for.');
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
  const problems = [
    ...(sold === units ? [] : [`${sold} of ${units} units were sold`]),
    ...(left > 0 ? [] : ['nobody left with units held, so that nothing was shown']),
    ...(await wrongEndings(
      course,
      [...first.endings, ...second.endings],
      ['ordered', 'sold-out', 'left'],
      units,
    )),
  ];
  const figures = `${left} left holding, ${sold} sold`;
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
  const problems = await wrongEndings(course, run.endings, ['ordered'], many);
  return {
    name: `reliability A3: 200 buyers of three styles, seed ${seed}`,
    ...run,
    figures: `${fresh} deadlocks`,
    problems,
  };
}

/** Reliability A6: 250 buyers of one style that lasts, 100 at a time: what a purchase costs where all want one row. */
export async function hundredAtOnce(course: Course): Promise<Race> {
  const [prize] = course.goods;
  if (!prize) throw new Error('There is nothing to race for.');
  const many = 250;
  await stock(course.engine, prize, many);
  const waiting = await approvedTokens(course.engine, many);
  const started = performance.now();
  const endings: Ending[] = [];
  const worker = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      endings.push(await buy(course, { paymentToken: token, variants: [prize], after: 0 }));
    }
  };
  await Promise.all(Array.from({ length: 100 }, worker));
  const seconds = (performance.now() - started) / 1000;
  const problems = await wrongEndings(course, endings, ['ordered'], many);
  return {
    name: 'reliability A6: 100 buyers at a time',
    endings,
    seconds,
    figures: `${many} sold`,
    problems,
  };
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
    entrants.map(async (entrant) => {
      await new Promise((resolve) => setTimeout(resolve, entrant.after));
      return buy(course, entrant);
    }),
  );
  return { endings, seconds: (performance.now() - started) / 1000 };
}

function buy({ origin }: Course, { variants, paymentToken }: Entrant): Promise<Ending> {
  return buyer({ origin, variants, paymentToken, email: 'maud@example.com' });
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
