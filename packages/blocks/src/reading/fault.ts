/** What was done about a place in content that is not as its schema would have it. */
export type Done =
  /** It is shown as it was written: this is advice. */
  | 'kept'
  /** It is shown as it was meant. */
  | 'repaired'
  /** Its default is shown in its place. */
  | 'replaced'
  /** An entry of a list, or the block itself, is not shown. */
  | 'left out'
  /** The block has no use for it. */
  | 'unused'
  /** It is shown, and a shopper who presses it finds nothing. */
  | 'dead';

/** One thing about an item that its editor should know. */
export interface Fault {
  /** Where in it: `tiles[1].heading`; empty for the item as a whole. */
  readonly path: string;
  /** What it is and what was done about it, in words. */
  readonly reason: string;
  readonly done: Done;
}

/** One step further into content. */
export function inside(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

const maxQuoteLength = 40;

/** A value as it is quoted to an editor. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') {
    if (value.trim() === '') return 'empty';
    return `“${value.length > maxQuoteLength ? `${value.slice(0, maxQuoteLength)}…` : value}”`.toWellFormed();
  }
  if (value === null || value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return 'a group of fields';
}
