import type { Change } from './reportData.ts';

/** One look at some parts, or at all: what is not as accepted, and the names of all pictures taken. */
export type Look = (
  ids?: readonly string[],
) => Promise<{ readonly changes: readonly Change[]; readonly names: ReadonlySet<string> }>;

/** What came of it. */
export interface Compared {
  readonly changes: readonly Change[];
  /** What differed, and was as accepted when it was taken again. */
  readonly differedOnce: readonly Change[];
  readonly names: ReadonlySet<string>;
}

/**
 * How all differ from what was accepted. A picture that differs is taken again, twice at most: a busy machine may have drawn
 * the first one too soon, and a real change differs each time. What differed once is told apart, not left out.
 */
export async function compareUntilSure(look: Look): Promise<Compared> {
  const { changes: first, names } = await look();
  let changes = first;
  const differedOnce: Change[] = [];
  for (let again = 1; again <= 2 && changes.some(({ kind }) => kind === 'changed'); again += 1) {
    const second = await look(idsOf(changes));
    const still = new Map(second.changes.map((change) => [change.name, change]));
    const isSure = ({ kind, name }: Change) => kind !== 'changed' || still.has(name);
    for (const change of changes)
      if (!isSure(change)) differedOnce.push({ ...change, kind: 'differed once' });
    // The last picture is the least likely to have been drawn too soon.
    changes = changes.filter(isSure).map((change) => still.get(change.name) ?? change);
  }
  return { changes, differedOnce, names };
}

/** What the changed pictures are of: a name is `{id}.{width}`. */
export const idsOf = (changes: readonly Change[]): string[] => [
  ...new Set(changes.map(({ name }) => name.replace(/\.\d+$/, ''))),
];
