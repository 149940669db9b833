const place = /^(?:(?:blocks|commerce) §\d+(?: [^:]+)?|reliability [A-K]\d+)(?=:)/;

/** The places with which the parts of a test's title, its own and those of the groups it is in, begin. */
export function placesIn(titles: readonly string[]): readonly string[] {
  return titles.flatMap((title) => place.exec(title)?.[0] ?? []);
}
