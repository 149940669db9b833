import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** With which styles each accepted picture was taken, so that a later one can say which of them have changed. */
export interface AcceptedStyles {
  /** The lines a picture was taken with (`shownStyles`); nothing where they are not known of just this picture. */
  readonly of: (name: string, picture: Buffer) => readonly string[] | undefined;
  readonly set: (name: string, picture: Buffer, lines: readonly string[]) => void;
  /** Writes what was set, and of what is no longer among the names nothing. */
  readonly save: (names: readonly string[]) => void;
}

/** Each line once, by its hash; of each picture its own hash, by which another one of the same name is known, and those of its lines. */
const kept = z.object({
  lines: z.record(z.string(), z.string()),
  pictures: z.record(z.string(), z.string()),
});

/** The styles kept in a file. */
export function openAcceptedStyles(file: string): AcceptedStyles {
  const read = existsSync(file)
    ? kept.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { lines: {}, pictures: {} };
  const lines = new Map(Object.entries(read.lines));
  const pictures = new Map(Object.entries(read.pictures));
  return {
    of: (name, picture) => {
      const [hash, ...hashes] = pictures.get(name)?.split(' ') ?? [];
      return hash === hashOf(picture) ? hashes.flatMap((one) => lines.get(one) ?? []) : undefined;
    },
    set: (name, picture, shown) => {
      const hashes = shown.map((line) => {
        const hash = hashOf(line);
        lines.set(hash, line);
        return hash;
      });
      pictures.set(name, [hashOf(picture), ...hashes.sort()].join(' '));
    },
    save: (names) => {
      const all = names.toSorted().flatMap((name) => {
        const found = pictures.get(name);
        return found === undefined ? [] : [[name, found] as const];
      });
      const used = new Set(all.flatMap(([, hashes]) => hashes.split(' ').slice(1)));
      const told = [...lines]
        .filter(([hash]) => used.has(hash))
        .sort(([, one], [, other]) => (one < other ? -1 : 1));
      const whole = { lines: Object.fromEntries(told), pictures: Object.fromEntries(all) };
      writeFileSync(file, `${JSON.stringify(whole, null, 1)}\n`);
    },
  };
}

const hashOf = (of: string | Buffer): string => createHash('sha1').update(of).digest('base64url').slice(0, 7);
