const exact = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-[\w.]{1,60})?$/;

/** Whether a version is one and not a range, an address or a name. */
export function isExact(version: string): boolean {
  return exact.test(version);
}

/** Whether a version came before another, number by number; of the same numbers, one with a word behind them did. */
export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [version, than].map((text) => (exact.exec(text) ?? []).slice(1).map(Number)) as [
    number[],
    number[],
  ];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  if (at !== -1) return (ours[at] ?? 0) < (theirs[at] ?? 0);
  return version.includes('-') && !than.includes('-');
}
