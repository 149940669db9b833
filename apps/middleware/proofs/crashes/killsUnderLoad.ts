import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@tailorbird/demo-shop/random';
import { crashingShop } from './crashingShop.ts';
import type { Engine } from './engine.ts';
import { shoppingCrowd } from './shoppingCrowd.ts';

/** How a shop came through being killed again and again. `problems` is empty when nothing was lost or done twice. */
export interface Kills {
  readonly kills: number;
  /** Orders whose numbers shoppers were given. */
  readonly orders: number;
  /** The longest it took from a kill to answering again, in milliseconds. */
  readonly slowestMs: number;
  readonly problems: readonly string[];
}

/** Reliability B3: twenty people buy while the shop is killed at any moment and started again. */
export async function killsUnderLoad(engine: Engine, kills: number): Promise<Kills> {
  const random = createRandom(kills);
  const shop = await crashingShop(engine, []);
  let back: Promise<void> = Promise.resolve();
  let slowestMs = 0;
  const killAndStart = async () => {
    const since = performance.now();
    shop.kill();
    await shop.died();
    await shop.start();
    await shop.untilReady();
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - since));
  };
  try {
    await shop.start();
    await shop.untilReady();
    const crowd = await shoppingCrowd(engine, { origin: shop.origin, people: 20, untilBack: () => back });
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(random.int(200, 1500));
      back = killAndStart();
      await back;
    }
    await sleep(500);
    const problems = await crowd.goHome();
    return { kills, orders: crowd.ledger.orders.size, slowestMs, problems };
  } finally {
    await shop.stop();
  }
}
