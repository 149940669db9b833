type Content = Readonly<Record<string, unknown>>;

/** What becomes of a value. It is given the newest one, so that nothing is built upon what stood on the screen before. */
export type Change = (newest: unknown) => unknown;

export const isGroup = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A change of one field, as a change of its group. */
export const inGroup =
  (name: string, change: Change): Change =>
  (newest) => {
    const group = isGroup(newest) ? newest : {};
    return { ...group, [name]: change(group[name]) };
  };

/** A change of the entries of a list, as a change of what stands in the list's place. */
export const inEntries =
  (change: (entries: readonly unknown[]) => unknown): Change =>
  (newest) =>
    change(Array.isArray(newest) ? newest : []);

/** A change of one entry, as a change of its list; an entry that is gone stays so. */
export const inEntry = (at: number, change: Change): Change =>
  inEntries((entries) => (at < entries.length ? entries.with(at, change(entries[at])) : entries));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A story's content as it will be once the story's window has had everything that was sent to it. */
export interface NewestContent {
  readonly content: () => Content;
  /** What was sent. */
  readonly sent: (content: Content) => void;
  /** What the story's window says it shows. What it was told elsewhere takes the place of what was sent. */
  readonly shown: (content: Content) => void;
}

/** The story's window answers a moment after it was told, and an answer may be of the change before the last. */
export function createNewestContent(shown: Content): NewestContent {
  let known = shown;
  const unanswered = new Map<string, readonly unknown[]>();
  return {
    content: () => ({
      ...known,
      ...Object.fromEntries([...unanswered].map(([name, values]) => [name, values.at(-1)])),
    }),
    sent: (content) => {
      for (const [name, value] of Object.entries(content))
        unanswered.set(name, [...(unanswered.get(name) ?? []), value]);
    },
    shown: (content) => {
      for (const [name, values] of unanswered) {
        if (same(content[name], known[name]) && !same(content[name], values.at(-1))) continue;
        const left = values.slice(values.findLastIndex((value) => same(value, content[name])) + 1);
        if (left.length === 0 || left.length === values.length) unanswered.delete(name);
        else unanswered.set(name, left);
      }
      known = content;
    },
  };
}
