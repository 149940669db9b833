import type { ContentItem, ContentStore } from './contentStore.ts';
import { holdsAt } from './schedule.ts';

const timed = new WeakMap<ContentItem, boolean>();

/** Whether anything of an item has times: looked for once, since pages ask for the same few items all day. */
function isTimed(item: ContentItem): boolean {
  const known = timed.get(item) ?? /"(?:edition|lifecycle)":/.test(JSON.stringify(item));
  timed.set(item, known);
  return known;
}

/** A value without the items in it that do not hold at a moment: left out of lists, and of what they are a part of. */
function without(value: unknown, moment: number): unknown {
  if (Array.isArray(value))
    return value.filter((part) => isHeld(part, moment)).map((part) => without(part, moment));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => isHeld(part, moment))
      .map(([name, part]) => [name, without(part, moment)]),
  );
}

const isHeld = (value: unknown, moment: number): boolean =>
  typeof value !== 'object' || value === null || !('_meta' in value) || holdsAt(value._meta, moment);

/** An item as it is at a moment, in milliseconds since 1970: without the parts of it that do not hold then. */
export function contentAt(item: ContentItem, moment: number): ContentItem {
  if (!isTimed(item)) return item;
  const { _meta, ...parts } = item;
  return { _meta, ...Object(without(parts, moment)) };
}

/** What a set of content holds at a moment. */
export function storeAt(store: ContentStore, moment: number): ContentStore {
  const held = (item: ContentItem | undefined) =>
    item && isHeld(item, moment) ? contentAt(item, moment) : undefined;
  return {
    byKey: async (key) => held(await store.byKey(key)),
    byId: async (id) => held(await store.byId(id)),
    all: async () => (await store.all()).flatMap((item) => held(item) ?? []),
  };
}
