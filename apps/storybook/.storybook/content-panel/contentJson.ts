type Content = Readonly<Record<string, unknown>>;

const base = 'https://tailorbird.example/schema/';

/** The block a story is of: `blocks-hero--maximal` is of `hero`. */
export function blockOf(storyId: string): string {
  return storyId.replace(/^blocks-/, '').replace(/--.*$/, '');
}

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A story's content as an item of the content service, as JSON. */
export function itemJson(storyId: string, args: Content): string {
  return JSON.stringify({ _meta: { schema: `${base}${blockOf(storyId)}` }, ...args }, null, 2);
}

/** Content in place of all that a story has: each field it does not have is taken out. */
export const inPlaceOf = (args: Content, content: Content): Content => ({
  ...Object.fromEntries(Object.keys(args).map((name) => [name, undefined])),
  ...content,
});

/** What stands in a story for an item, with each field it does not have taken out; or why it cannot. */
export function argsOfJson(storyId: string, text: string, args: Content): Content | string {
  let item: unknown;
  try {
    item = JSON.parse(text);
  } catch (error) {
    return `This is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (!isContent(item)) return 'This is no item: it has to begin with { and end with }.';
  const { _meta: meta, ...content } = item;
  const schema: unknown = isContent(meta) ? meta['schema'] : undefined;
  if (typeof schema === 'string' && schema !== base + blockOf(storyId))
    return `This is content of ${schema}, and the story is of ${blockOf(storyId)}.`;
  return inPlaceOf(args, content);
}

/** Content in the letters that Storybook lets through an address. */
export function packed(args: Content): string {
  const bytes = new TextEncoder().encode(JSON.stringify(args));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The content that an address carries; nothing for anything else. */
export function unpacked(letters: unknown): Content | undefined {
  if (typeof letters !== 'string' || letters === '') return undefined;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isContent(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** The address of a story with this content, below Storybook's own. */
export function shareAddress(storyId: string, args: Content): string {
  return `?path=/story/${storyId}&globals=content:${packed(args)}`;
}

/** A list with an entry in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
