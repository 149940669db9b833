/** One statement of the specification, as docs/specification lists it. */
export type Statement = {
  /** How the titles of its tests begin: `blocks §4 benefit bar 1`, `reliability A9`. */
  readonly place: string;
  readonly says: string;
  /** Whether the shop keeps it today: a test must then prove it. */
  readonly ticked: boolean;
};

/** A test, or a story that is played, whose title begins with a place. */
export type Proof = { readonly place: string; readonly file: string };

const line = /^- \[(?<tick>[ x])\] \*\*(?<place>§\d+ [^*]+|[A-K]\d+)\*\* (?<says>.+)$/;

/** The statements of a list; `document` (`blocks`, `commerce`, `reliability`) begins their places. */
export function statementsIn(document: string, markdown: string): readonly Statement[] {
  return markdown.split('\n').flatMap((text) => {
    const { tick, place, says } = line.exec(text)?.groups ?? {};
    if (place === undefined || says === undefined) return [];
    return [{ place: `${document} ${place}`, says, ticked: tick === 'x' }];
  });
}

/** The places that the tests of a file begin their titles with, each once. */
export function proofsIn(file: string, source: string): readonly Proof[] {
  const titles = source.matchAll(/['"`]((?:blocks|commerce) §\d+(?: [^:'"`\n]+)?|reliability [A-K]\d+):/g);
  return [...new Set([...titles].map(([, place = '']) => place))].map((place) => ({ place, file }));
}

/** What is wrong between the lists and the tests, in sentences: nothing when every promise is proven. */
export function faultsOf(statements: readonly Statement[], proofs: readonly Proof[]): readonly string[] {
  const known = new Set(statements.map(({ place }) => place));
  const proven = new Set(proofs.map(({ place }) => place));
  const twice = statements.filter(({ place }, at) => statements.findIndex((s) => s.place === place) !== at);
  return [
    ...twice.map(({ place }) => `${place}: is listed twice in docs/specification. Number the second one.`),
    ...statements
      .filter(({ place, ticked }) => ticked && !proven.has(place))
      .map(({ place, says }) => `${place}: no test’s title begins with it. It says: ${says}`),
    ...proofs
      .filter(({ place }) => !known.has(place))
      .map(({ place, file }) => `${place}: ${file} names it, and docs/specification has no such statement.`),
  ];
}

/** The list with every proven statement ticked, and every other one not. */
export function tick(document: string, markdown: string, proofs: readonly Proof[]): string {
  const proven = new Set(proofs.map(({ place }) => place));
  return markdown
    .split('\n')
    .map((text) => {
      const place = line.exec(text)?.groups?.['place'];
      if (place === undefined) return text;
      return text.replace(/^- \[[ x]\]/, `- [${proven.has(`${document} ${place}`) ? 'x' : ' '}]`);
    })
    .join('\n');
}
