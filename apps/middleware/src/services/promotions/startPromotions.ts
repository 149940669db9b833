import { isSwitchedOn } from '@tailorbird/commerce/promotions/isSwitchedOn';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { announceCampaigns } from './announceCampaigns.ts';
import { createEmbeddedEngine } from './createEmbeddedEngine.ts';
import { createSync, type PromotionsSync } from './createSync.ts';
import { readSyncedCart } from './sessionItemsOf.ts';

interface Options {
  readonly db: Database['db'];
  readonly clock: () => Date;
  readonly log: Logger;
  readonly setting: unknown;
}

/** How often is looked whether a campaign began or ended. */
const everyMs = 30_000;

/**
 * What of promotions runs beside the calls: the sync with the engine, and cards that are built anew when campaigns begin
 * or end. `stop` waits for what is under way.
 */
export function startPromotions({ db, clock, log, setting }: Options): {
  readonly sync: PromotionsSync;
  readonly stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const sync = createSync({
    engine: createEmbeddedEngine(db, clock),
    readCart: (id) => readSyncedCart(db, id),
    log,
    isOn: isSwitchedOn(setting),
  });
  const announce = () =>
    announceCampaigns(db, clock(), stopping.signal).catch((cause: unknown) =>
      log.error({ err: cause, op: 'promotions.announce' }, 'cards were not built anew for the campaigns'),
    );
  let announcing: Promise<unknown> = announce();
  const timer = setInterval(() => {
    announcing = announcing.then(announce);
  }, everyMs);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    stopping.abort();
    await announcing;
    await sync.idle();
  };
  return { sync, stop };
}
