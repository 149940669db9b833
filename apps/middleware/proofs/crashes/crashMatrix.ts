import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPoint } from '../../src/faults/faultPoints.ts';
import { type CrashingShop, crashingShop } from './crashingShop.ts';
import { approvedToken, type Engine } from './engine.ts';
import { falsify } from './falsify.ts';
import { broken, type Ledger } from './invariants.ts';
import { journeys, type Trip } from './journeys.ts';
import { persistentShopper } from './persistentShopper.ts';
import { type Stocked, stocked } from './stocked.ts';

/** How long a shop may take to come to the point where it dies. */
const startMs = 120_000;

/** How long a shop may take to heal once it is ready (reliability B2). */
const healMs = 5_000;

/** How one point went. `problems` is empty when nothing was lost and nothing done twice. */
export interface Crash {
  readonly engine: string;
  readonly point: FaultPoint;
  /** From ready to all invariants holding, in milliseconds. */
  readonly healedMs: number;
  readonly problems: readonly string[];
}

/** Kills a shop once at each of the 18 points, starts it again, lets the shopper go on, and checks the books. */
export async function crashMatrix(engine: Engine, onCrash: (crash: Crash) => void): Promise<void> {
  const shop = await crashingShop(engine);
  try {
    for (const point of ['migration', 'seed'] as const) {
      await shop.start(point);
      const problems = await ended(shop);
      onCrash({ engine: engine.name, point, healedMs: 0, problems });
    }
    const { goods, ledger } = await opened(shop, engine);
    for (const [index, [point, journey]] of Object.entries(journeys).entries()) {
      // The keys of `journeys` are fault points, as its type says.
      const name = point as keyof typeof journeys;
      const email = `shopper${index}@example.com`;
      onCrash(await crashAt({ shop, engine, ledger, point: name, journey, goods, email }));
    }
  } finally {
    await shop.stop();
  }
}

/**
 * A shop that has lost what it acknowledged: killed at one point, and its books then falsified, each in a way that one
 * invariant is there to find. Answers what was found.
 */
export async function falsifiedCrash(engine: Engine): Promise<Crash> {
  const shop = await crashingShop(engine);
  try {
    const { goods, ledger } = await opened(shop, engine);
    const point = 'card charged';
    const email = 'maud@example.com';
    const crash = await crashAt({ shop, engine, ledger, point, journey: journeys[point], goods, email });
    await shop.stop();
    if (crash.problems.length > 0) return crash;
    await falsify(engine, ledger);
    return { ...crash, problems: await broken(engine, ledger) };
  } finally {
    await shop.stop();
  }
}

async function opened(shop: CrashingShop, engine: Engine) {
  await shop.start();
  await shop.untilReady();
  const goods = await stocked(engine);
  const ledger: Ledger = { orders: new Set(), units: 0, stock: goods.stock };
  return { goods, ledger };
}

interface Case {
  readonly shop: CrashingShop;
  readonly engine: Engine;
  readonly ledger: Ledger;
  readonly point: keyof typeof journeys;
  readonly journey: (trip: Trip) => Promise<void>;
  readonly goods: Stocked;
  readonly email: string;
}

async function crashAt({ shop, engine, ledger, point, journey, goods, email }: Case): Promise<Crash> {
  const problems: string[] = [];
  let healedMs = 0;
  let kills = 0;
  const untilBack = async () => {
    problems.push(...(await ended(shop)));
    kills += 1;
    await shop.start();
    await shop.untilReady();
    const ready = performance.now();
    let wrong = await broken(engine, ledger);
    while (wrong.length > 0 && performance.now() - ready < healMs) {
      await sleep(100);
      wrong = await broken(engine, ledger);
    }
    healedMs = Math.round(performance.now() - ready);
    problems.push(...wrong.map((one) => `after the restart, ${one}`));
  };
  const shopper = () => persistentShopper(shop.origin, untilBack);
  try {
    const untilBackOnce = () => (kills === 0 ? untilBack() : Promise.resolve());
    const arm = () => shop.arm(point);
    const token = () => approvedToken(engine);
    await journey({ engine, ledger, shopper, arm, token, untilBack: untilBackOnce, ...goods, email });
  } catch (cause) {
    problems.push(cause instanceof Error ? cause.message : String(cause));
  }
  if (kills !== 1) problems.push(`the shop died ${kills} times in place of once`);
  problems.push(...(await broken(engine, ledger)));
  return { engine: engine.name, point, healedMs, problems };
}

async function ended(shop: CrashingShop): Promise<string[]> {
  const signal = await Promise.race([shop.died(), sleep(startMs, 'SIGALRM' as const, { ref: false })]);
  return signal === 'SIGKILL' ? [] : [`the shop ended with ${String(signal)} in place of being killed`];
}
