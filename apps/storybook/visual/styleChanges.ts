/**
 * What differs between the styles of a picture before and now, in words a line each: `--tb-color-sale: #B3261E → #A3201A`. Lines
 * are those of `shownStyles`.
 */
export function styleChanges(before: readonly string[], now: readonly string[]): string[] {
  const lost = partsOf(before.filter((line) => !now.includes(line)));
  const gained = partsOf(now.filter((line) => !before.includes(line)));
  const told = lost.map(({ key, values }) => {
    const at = gained.findIndex((other) => other.key === key);
    const [other] = at < 0 ? [] : gained.splice(at, 1);
    return other === undefined ? `${key} is gone` : changeOf(key, values, other.values);
  });
  const all = [...told, ...gained.map(({ key }) => `${key} is new`)].sort();
  // Which custom properties are used is what a rule says: it is told, and not what follows from it.
  const causes = all.filter((line) => !/^--\S+ is (?:gone|new)$/.test(line));
  return causes.length > 0 ? causes : all;
}

interface Part {
  /** A custom property, or a rule's selector. */
  readonly key: string;
  readonly values: readonly string[];
}

function partsOf(lines: readonly string[]): Part[] {
  return lines.map((line) => {
    const [key = '', text = ''] = line.startsWith('--') ? line.split(/: (.*)/s) : line.split(/ \{ (.*) \}$/s);
    return { key, values: line.startsWith('--') ? [text] : text.split(/; ?/).filter(Boolean) };
  });
}

function changeOf(key: string, before: readonly string[], now: readonly string[]): string {
  const said = (values: readonly string[]) => values.join('; ') || 'nothing';
  const [from, to] = [
    said(before.filter((value) => !now.includes(value))),
    said(now.filter((value) => !before.includes(value))),
  ];
  return `${key}: ${from} → ${to}`;
}
