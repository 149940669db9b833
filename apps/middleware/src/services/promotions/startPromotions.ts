import { isSwitchedOn } from '@tailorbird/commerce/promotions/isSwitchedOn';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { type Repeated, repeat } from '../../repeat.ts';
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
export function startPromotions({
  db,
  clock,
  log,
  setting,
}: Options): Repeated & { readonly sync: PromotionsSync } {
  const stopping = new AbortController();
  const sync = createSync({
    engine: createEmbeddedEngine(db, clock),
    readCart: (id) => readSyncedCart(db, id),
    log,
    isOn: isSwitchedOn(setting),
  });
  const announcing = repeat(() => announceCampaigns(db, clock(), stopping.signal), {
    everyMs,
    atOnce: true,
    log,
    op: 'promotions.announce',
    failure: 'cards were not built anew for the campaigns',
  });
  const stop = async () => {
    stopping.abort();
    await announcing.stop();
    await sync.idle();
  };
  return { sync, stop };
}
