/** Rows of text as an aligned table; the first row is the heading. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const text = rows.map((row) => row.map(String));
  const columns = text[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...text.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  const [heading = [], ...body] = text;
  return [line(heading), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}
