/** What large bodies may hold of memory while they are read and answered. */
export interface BodyLimits {
  /** Bytes of all of them together. */
  readonly all: number;
  /** Bytes of those that come from one address. */
  readonly ofOne: number;
}

/** Two whole photo forms at once, of whomever; smaller ones by the dozen. */
const defaultLimits: BodyLimits = { all: 64_000_000, ofOne: 32_000_000 };

/** A body whose bytes are counted as they come. */
export interface CountedBody {
  /** Counts so many more; false where there is no room for them. */
  readonly take: (bytes: number) => boolean;
  /** Gives back all that was taken. */
  readonly release: () => void;
}

/** Bounds what bodies of all requests hold at once, so that many large ones are turned away before memory is gone. */
export function createBodyBudget({
  all,
  ofOne,
}: BodyLimits = defaultLimits): (address: string) => CountedBody {
  let held = 0;
  const heldBy = new Map<string, number>();
  const change = (address: string, bytes: number) => {
    held += bytes;
    const left = (heldBy.get(address) ?? 0) + bytes;
    if (left > 0) heldBy.set(address, left);
    else heldBy.delete(address);
  };
  return (address) => {
    let taken = 0;
    return {
      take: (bytes) => {
        if (held + bytes > all || (heldBy.get(address) ?? 0) + bytes > ofOne) return false;
        change(address, bytes);
        taken += bytes;
        return true;
      },
      release: () => {
        change(address, -taken);
        taken = 0;
      },
    };
  };
}
