/** What was read at a version of the catalogue, read anew when another is asked for. Those who ask at once share one reading. */
export type Kept<Value> = (key: string, version: string, read: () => Promise<Value>) => Promise<Value>;

interface Entry<Value> {
  readonly version: string;
  readonly value: Promise<Value>;
  bytes: number;
}

/** Keeps what was asked for last, up to so many bytes with its keys in all, and in any case the last. */
export function createKept<Value>(maxBytes: number, bytesOf: (value: Value) => number): Kept<Value> {
  const entries = new Map<string, Entry<Value>>();
  const forgetOldest = () => {
    let sum = 0;
    for (const [at, [key, { bytes }]] of [...entries].toReversed().entries()) {
      sum += bytes;
      if (sum > maxBytes && at > 0) entries.delete(key);
    }
  };
  return async (key, version, read) => {
    const known = entries.get(key);
    entries.delete(key);
    if (known?.version === version) {
      entries.set(key, known);
      return known.value;
    }
    const entry: Entry<Value> = { version, value: read(), bytes: 0 };
    entries.set(key, entry);
    try {
      const value = await entry.value;
      entry.bytes = bytesOf(value) + 2 * key.length;
      forgetOldest();
      return value;
    } catch (cause) {
      if (entries.get(key) === entry) entries.delete(key);
      throw cause;
    }
  };
}
