const entryKey = /^ {2}'?([A-Za-z][\w-]*)'?(?::|,)/;

/** The first line and the last of the list that `opening` begins: `export const schemas`. */
function listIn(lines: readonly string[], opening: string): { readonly start: number; readonly end: number } {
  const start = lines.findIndex((text) => text.startsWith(opening));
  const end = lines.findIndex((text, at) => at > start && text.startsWith('}'));
  if (start === -1 || end === -1)
    throw new Error(`The list "${opening}" was not found, so there is nowhere to write. Was it renamed?`);
  return { start, end };
}

/** Puts a line into a list that is in the order of its keys. */
export function insertEntry(source: string, opening: string, key: string, line: string): string {
  const lines = source.split('\n');
  const { start, end } = listIn(lines, opening);
  const later = lines.findIndex(
    (text, at) => at > start && at < end && (entryKey.exec(text)?.[1] ?? '') > key,
  );
  return lines.toSpliced(later === -1 ? end : later, 0, line).join('\n');
}

/** Puts a line at the end of a list. */
export function appendEntry(source: string, opening: string, line: string): string {
  const lines = source.split('\n');
  return lines.toSpliced(listIn(lines, opening).end, 0, line).join('\n');
}

/** Whether a list has an entry of that key. */
export function hasEntry(source: string, opening: string, key: string): boolean {
  return entryAt(source.split('\n'), opening, key) !== undefined;
}

/** Takes an entry out of a list, with all its lines and the comment above it. Nothing else changes. */
export function removeEntry(source: string, opening: string, key: string): string {
  const lines = source.split('\n');
  const first = entryAt(lines, opening, key);
  if (first === undefined) return source;
  const isLong = /[([{]$/.test(lines[first] ?? '');
  const last = isLong ? lines.findIndex((text, at) => at > first && /^ {2}[)\]}]/.test(text)) : first;
  const comment = commentAbove(lines, first);
  return lines.toSpliced(comment, last - comment + 1).join('\n');
}

function entryAt(lines: readonly string[], opening: string, key: string): number | undefined {
  const { start, end } = listIn(lines, opening);
  const at = lines.findIndex((text, line) => line > start && line < end && entryKey.exec(text)?.[1] === key);
  return at === -1 ? undefined : at;
}

/** The line where the comment above an entry begins; the entry's own where there is none. */
function commentAbove(lines: readonly string[], entry: number): number {
  if (!lines[entry - 1]?.trimEnd().endsWith('*/')) return entry;
  return lines.findLastIndex((text, at) => at < entry && text.startsWith('  /**'));
}

/** Puts an import after the last one; the formatter sorts them. */
export function insertImport(source: string, line: string): string {
  const lines = source.split('\n');
  const last = lines.findLastIndex((text) => /^import .* from '\..*';$/.test(text));
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

/** Takes away the imports of what is in a folder beside the file. */
export function removeImports(source: string, folder: string): string {
  const from = ` from './${folder}/`;
  return source
    .split('\n')
    .filter((line) => !(line.startsWith('import ') && line.includes(from)))
    .join('\n');
}
