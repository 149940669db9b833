const prefix = 'TAILORBIRD_';

/** A line for each name that must have been meant for us: it begins with our prefix, or is two letters or fewer off. */
export function misspelt(given: readonly string[], known: readonly string[]): string[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const near = known.find((one) => isNear(name, one));
    if (near) {
      return [`${name} is not a variable of the shop. Did you mean ${near}? Rename it, or unset it.`];
    }
    if (!name.startsWith(prefix)) return [];
    const ours = known.filter((one) => one.startsWith(prefix)).join(', ');
    return [
      `${name} is not a variable of the shop. Those that begin so are ${ours}. Correct it, or unset it.`,
    ];
  });
}

/** Short names (`PORT`) have too many honest neighbours (`HOST`); for longer ones two letters count. */
function isNear(name: string, known: string): boolean {
  const allowed = known.length <= 5 ? 0 : 2;
  return Math.abs(name.length - known.length) <= allowed && distance(name, known) <= allowed;
}

/** Letters to insert, drop or change to turn one text into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
