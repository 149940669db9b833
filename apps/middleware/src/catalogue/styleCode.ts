import { createHash } from 'node:crypto';

/** Imported styles count from here; the seed's begin at 200001 and gift cards have 100000 and 100001. */
const lowest = 400_000;
const count = 600_000;

/**
 * A style code of six digits for a handle, the same whenever it is free: the hash of the handle says where
 * to look first, and codes that are taken are passed over.
 */
export function styleCodeFor(handle: string, isTaken: (code: string) => boolean): string {
  const first = createHash('sha256').update(handle).digest().readUInt32BE(0) % count;
  for (let step = 0; step < count; step += 1) {
    const code = String(lowest + ((first + step) % count));
    if (!isTaken(code)) return code;
  }
  throw new Error(
    `All ${count} style codes of imported products are taken. Remove styles that are no longer sold.`,
  );
}
