import { z } from 'zod';
import type { ContentItem } from './contentStore.ts';
import { deliveryParameters } from './deliveryForm.ts';

/** A place in an item: `/_meta/schema`, `/category`. */
const pointer = z
  .string()
  .max(200)
  .regex(/^(?:\/[^/]+)+$/);
const plain = z.union([z.string().max(500), z.number(), z.boolean()]);

/** What a filter asks for (services §3): all of `filterBy` holds, in the order of `sortBy`, one page. */
export const filterBody = z.object({
  filterBy: z
    .array(
      z.union([
        z.object({ path: pointer, value: plain }),
        z.object({ lookupBy: z.literal('HIERARCHY_PARENT_META_DELIVERY_KEY'), value: z.string().max(150) }),
      ]),
    )
    .max(20)
    .default([]),
  sortBy: z
    .object({ key: z.string().min(1).max(100), order: z.enum(['ASC', 'DESC']).default('ASC') })
    .optional(),
  page: z
    .object({
      size: z.number().int().min(1).max(50).default(12),
      cursor: z
        .string()
        .regex(/^\d{1,6}$/)
        .optional(),
    })
    .default({ size: 12 }),
  parameters: deliveryParameters.prefault({}),
});
export type Filter = z.output<typeof filterBody>;

/** The items of one page of a filter's answer, and where the next page begins. */
export interface FilteredPage {
  readonly items: readonly ContentItem[];
  readonly nextCursor?: string;
}

/** Finds what a filter asks for. Items that have nothing to sort by come last; equal ones stay as they were. */
export function filtered(items: readonly ContentItem[], { filterBy, sortBy, page }: Filter): FilteredPage {
  const wanted = filterBy.map((one) =>
    'path' in one ? one : { path: '/_meta/hierarchy/parentId', value: idOfKey(items, one.value) },
  );
  const found = items.filter((item) => wanted.every(({ path, value }) => valueAt(item, path) === value));
  const from = Number(page.cursor ?? 0);
  const to = from + page.size;
  return {
    items: (sortBy ? sorted(found, sortBy) : found).slice(from, to),
    ...(to < found.length && { nextCursor: String(to) }),
  };
}

/** The items below a root, whatever their depth, at most so many steps down: those nearest to it first. */
export function descendants(
  items: readonly ContentItem[],
  rootId: string,
  maxDepth = Number.POSITIVE_INFINITY,
): readonly ContentItem[] {
  const found: ContentItem[] = [];
  const seen = new Set([rootId]);
  let parents: ReadonlySet<unknown> = new Set([rootId]);
  for (let depth = 1; depth <= maxDepth && parents.size > 0; depth += 1) {
    const children = items.filter(
      (item) =>
        parents.has(valueAt(item, '/_meta/hierarchy/parentId')) && !seen.has(String(item._meta.deliveryId)),
    );
    for (const child of children) seen.add(String(child._meta.deliveryId));
    found.push(...children);
    parents = new Set(children.map(({ _meta }) => _meta.deliveryId));
  }
  return found;
}

/** Sorts by the value at a key; numbers as numbers, words as people sort them. */
export function sorted(
  items: readonly ContentItem[],
  { key, order }: NonNullable<Filter['sortBy']>,
): ContentItem[] {
  const sign = order === 'ASC' ? 1 : -1;
  const compare = (one: ContentItem, other: ContentItem) => {
    const [a, b] = [sortable(valueAt(one, `/${key}`)), sortable(valueAt(other, `/${key}`))];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * String(a).localeCompare(String(b), 'en');
  };
  return items.toSorted(compare);
}

const sortable = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;

const idOfKey = (items: readonly ContentItem[], key: string) =>
  items.find(({ _meta }) => _meta.deliveryKey === key)?._meta.deliveryId;

/** What stands at a place of an item. */
function valueAt(item: ContentItem, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      item,
    );
}
