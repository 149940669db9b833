import { setImmediate } from 'node:timers/promises';

/** Makes each batch while the database stores the one before. */
export async function storeWhileMaking<Batch, Made>(
  batches: Iterable<Batch>,
  make: (batch: Batch) => Made,
  store: (made: Made) => PromiseLike<unknown>,
): Promise<void> {
  let storing: PromiseLike<unknown> = Promise.resolve();
  for (const batch of batches) {
    // A turn later, so that the statement is out by then.
    const [made] = await Promise.all([setImmediate().then(() => make(batch)), storing]);
    storing = store(made);
  }
  await storing;
}
