/**
 * The two-sided p of Mann and Whitney's test: how likely two samples as far apart as these are, if both come from one
 * distribution. By the normal approximation with ties averaged, which holds from about twenty values each.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  const ranks = ranksOf(all.map(({ value }) => value));
  const sum = all.reduce((total, { isFirst }, at) => total + (isFirst ? (ranks[at] ?? 0) : 0), 0);
  const [n, m] = [first.length, second.length];
  const u = sum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return deviation === 0 ? 1 : 2 * (1 - normal(Math.abs(u - (n * m) / 2) / deviation));
}

/** The rank of each value, from 1; equal values share the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = new Map<number, number>();
  for (const value of new Set(values)) {
    rank.set(value, (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
  }
  return values.map((value) => rank.get(value) ?? 0);
}

/** The standard normal distribution (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
