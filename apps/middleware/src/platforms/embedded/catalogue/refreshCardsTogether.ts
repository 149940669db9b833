import type { Database } from '../../../database/database.ts';
import { refreshCards } from './refreshListing.ts';

type Db = Database['db'];

interface Refresh {
  readonly productIds: Set<number>;
  readonly done: Promise<void>;
}

/** Of each database the refresh that runs, and the one that waits for it to end. */
const running = new WeakMap<Db, Promise<void>>();
const next = new WeakMap<Db, Refresh>();

/**
 * Rebuilds the cards of styles as `refreshCards` does. Those who ask while a refresh runs share the next one, so that a
 * hundred orders of one style are a few refreshes and not a hundred; each is shown, since it begins after all had asked.
 */
export function refreshCardsTogether(
  db: Db,
  productIds: readonly number[],
  clock: () => Date,
): Promise<void> {
  const waiting = next.get(db);
  if (waiting) {
    for (const id of productIds) waiting.productIds.add(id);
    return waiting.done;
  }
  const ids = new Set(productIds);
  const before = running.get(db);
  const work = async () => {
    if (before) {
      // One that failed was told to those who asked for it.
      await before.catch(() => {});
      next.delete(db);
    }
    await refreshCards(db, [...ids], clock());
  };
  const done = work();
  if (before) next.set(db, { productIds: ids, done });
  const current = done.finally(() => {
    if (running.get(db) === current) running.delete(db);
  });
  current.catch(() => {});
  running.set(db, current);
  return done;
}
