import type { Proof } from './proofs.ts';

/** Whether the shop does what a statement says: as it says, differently for a reason that a decision gives, or not. */
export type Kept = 'kept' | 'differently' | 'not';

/** One statement of the specification, as docs/specification lists it. */
export type Statement = {
  /** How the titles of its tests begin: `blocks §4 benefit bar 1`, `reliability A9`. */
  readonly place: string;
  readonly says: string;
  readonly kept: Kept;
  /** Proven by `npm run soak` alone, which takes hours. */
  readonly inSoak: boolean;
  /** The place whose tests prove it: its own, or that of the same sentence in another list. */
  readonly provenAt: string;
};

const line = /^- \[(?<tick>[ x~])\] \*\*(?<place>§\d+ [^*]+|[A-K]\d+)\*\* (?<says>.+)$/;
/** The specification says some sentences twice. */
const sameSentence = / \(as (?<place>(?:blocks|commerce|reliability) [^()]+)\)$/;
const ticks: Readonly<Record<string, Kept>> = { x: 'kept', '~': 'differently', ' ': 'not' };

/** The statements of a list; `document` (`blocks`, `commerce`, `reliability`) begins their places. */
export function statementsIn(document: string, markdown: string): readonly Statement[] {
  return markdown.split('\n').flatMap((text) => {
    const { tick = ' ', place, says } = line.exec(text)?.groups ?? {};
    if (place === undefined || says === undefined) return [];
    const inSoak = says.endsWith('(`npm run soak`)');
    const own = `${document} ${place}`;
    const provenAt = sameSentence.exec(says)?.groups?.['place'] ?? own;
    return [{ place: own, says, kept: ticks[tick] ?? 'not', inSoak, provenAt }];
  });
}

/** What is wrong with the lists themselves, in sentences. `decisions` are the numbers that decision records have. */
export function listFaults(
  statements: readonly Statement[],
  decisions: ReadonlySet<number>,
): readonly string[] {
  const twice = statements.filter(({ place }, at) => statements.findIndex((s) => s.place === place) !== at);
  const unexplained = statements.filter(
    ({ kept, says }) => kept === 'differently' && !decisions.has(Number(/\bdecision (\d+)/.exec(says)?.[1])),
  );
  const known = new Set(statements.map(({ place }) => place));
  const nowhere = statements.filter(({ provenAt }) => !known.has(provenAt));
  return [
    ...nowhere.map(({ place, provenAt }) => `${place}: is to be as ${provenAt}, which is not listed.`),
    ...twice.map(({ place }) => `${place}: is listed twice in docs/specification. Number the second one.`),
    ...unexplained.map(
      ({ place }) => `${place}: is kept differently and names no decision record that is there.`,
    ),
  ];
}

/**
 * What is wrong between the lists and what has run, in sentences: a kept statement of which no test ran, or one of whose
 * tests failed; a test of a statement that is not listed.
 */
export function proofFaults(statements: readonly Statement[], proofs: readonly Proof[]): readonly string[] {
  const known = new Set(statements.map(({ place }) => place));
  const unlisted = proofs.filter(({ place }) => !known.has(place));
  const failed = proofs.filter(({ place, passed }) => known.has(place) && !passed);
  const proven = new Set(proofs.map(({ place }) => place));
  const missing = statements.filter(
    ({ provenAt, kept, inSoak }) => kept !== 'not' && !inSoak && !proven.has(provenAt),
  );
  return [
    ...missing.map(({ place, says }) => `${place}: no test of it ran. It says: ${says}`),
    ...failed.map(({ place, file, project }) => `${place}: its test failed, in ${file || project}.`),
    ...unlisted.map(
      ({ place, file }) => `${place}: ${file} names it, and docs/specification has no such statement.`,
    ),
  ];
}
