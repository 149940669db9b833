import { setImmediate } from 'node:timers/promises';

/** Stores one after another, each while the next is made: `made` makes one when it is asked for it. */
export async function storeWhileMaking<Made>(
  made: Iterable<Made>,
  store: (one: Made) => PromiseLike<unknown>,
): Promise<void> {
  const making = made[Symbol.iterator]();
  let storing: PromiseLike<unknown> = Promise.resolve();
  for (;;) {
    // A turn later, so that the statement is out by then.
    const [next] = await Promise.all([setImmediate().then(() => making.next()), storing]);
    if (next.done) return;
    storing = store(next.value);
  }
}
