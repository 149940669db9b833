/** A fault in the product that a test of a statement must see. */
export type Mutant = {
  /** The statement that it breaks. */
  readonly place: string;
  /** From the repository's root. */
  readonly file: string;
  /** What stands there once, and what the fault puts in its place. */
  readonly code: string;
  readonly becomes: string;
};

/** The source with the fault in it; undefined where its code does not stand in it exactly once. */
export function mutated(source: string, { code, becomes }: Mutant): string | undefined {
  const [before, after, ...more] = source.split(code);
  return before === undefined || after === undefined || more.length > 0
    ? undefined
    : before + becomes + after;
}

/** What is wrong with the tables of faults, in sentences. `sourceOf` answers a file's text, undefined where there is none. */
export function mutantFaults(
  mutants: readonly Mutant[],
  { known, sourceOf }: { known: ReadonlySet<string>; sourceOf: (file: string) => string | undefined },
): readonly string[] {
  return mutants.flatMap((mutant) => {
    const { place, file, code } = mutant;
    if (!known.has(place))
      return [`${place}: scripts/spec/mutants breaks it, and docs/specification has no such statement.`];
    const source = sourceOf(file);
    if (source === undefined) return [`${place}: its fault is in ${file}, which is not there.`];
    if (mutated(source, mutant) !== undefined) return [];
    return [`${place}: its fault changes \`${code}\`, which must stand in ${file} exactly once.`];
  });
}
