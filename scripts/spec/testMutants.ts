import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { duration } from '../checkReport.ts';
import { type Fate, killMutant } from './killMutant.ts';
import type { Mutant } from './mutant.ts';
import type { Proof } from './proofs.ts';
import { workingCopy } from './workingCopy.ts';

interface Options {
  /** Words of the place; empty for all. */
  readonly only: string;
  readonly draw?: string | undefined;
  readonly seed?: string | undefined;
  readonly minutes?: string | undefined;
  /** Plants nothing, so that every fault must survive: tests that fail by themselves kill all. */
  readonly harmless: boolean;
}

/** Plants the chosen faults and prints how each fared. Answers whether every one was killed; none chosen is no success. */
export async function testMutants(
  mutants: readonly Mutant[],
  proofs: readonly Proof[],
  options: Options,
): Promise<boolean> {
  const seed = Number(options.seed ?? Math.floor(Date.now() / 86_400_000));
  const chosen = mutants
    .filter(({ place }) => place.includes(options.only))
    .map((mutant) => ({ mutant, lot: hash('sha256', `${seed} ${JSON.stringify(mutant)}`) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ mutant }) => mutant)
    .slice(0, options.draw === undefined ? undefined : Number(options.draw));
  if (proofs.length === 0) {
    console.error('Which tests prove what is known once they have run: `npm test`, then this again.');
    return false;
  }
  console.log(`${chosen.length} of ${mutants.length} faults, in the order of seed ${seed}.`);
  const start = performance.now();
  const end = start + Number(options.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const fates = { killed: 0, survived: 0, unasked: 0 };
  const waiting = [...chosen];
  const work = async () => {
    const { home, remove } = workingCopy();
    try {
      for (
        let mutant = waiting.shift();
        mutant;
        mutant = performance.now() < end ? waiting.shift() : undefined
      ) {
        const fate = await killMutant(
          options.harmless ? { ...mutant, becomes: mutant.code } : mutant,
          proofs,
          home,
        );
        fates[fate.kind] += 1;
        console.log(said(mutant, fate));
      }
    } finally {
      remove();
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.floor(availableParallelism() / 2)) }, work));
  const left = waiting.length === 0 ? '' : `, ${waiting.length} not tried for want of time`;
  console.log(
    `\n${fates.killed} killed, ${fates.survived} survived, ${fates.unasked} could not be asked${left}, ` +
      `in ${duration((performance.now() - start) / 1000)}.`,
  );
  return fates.killed > 0 && fates.survived + fates.unasked === 0;
}

function said({ place, file, code, becomes }: Mutant, fate: Fate): string {
  const change = `${file}: \`${code}\` → \`${becomes}\``;
  switch (fate.kind) {
    case 'killed':
      return `✓ ${place}  by ${fate.by}`;
    case 'survived':
      return `✗ ${place}  SURVIVED ${fate.past.join(', ')}\n    ${change}`;
    case 'unasked':
      return `✗ ${place}  could not be asked\n    ${change}\n${fate.why.trimEnd()}`;
  }
}
