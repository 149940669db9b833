import { z } from 'zod';
import type { ContentItem } from './contentStore.ts';

/** Items are made of items to this depth at most (services §3). */
const maxDepth = 22;

/** How an item is wanted (services §3): how deep, in what form, and its localised values in which language. */
export const deliveryParameters = z.object({
  /** Of the items that an item is made of: none, all, or those so many steps below it. */
  depth: z
    .union([z.enum(['root', 'all']), z.coerce.number().int().min(0).max(maxDepth)])
    .default('all')
    .transform((depth) => (depth === 'root' ? 0 : depth === 'all' ? maxDepth : depth)),
  /** Where they stand, or beside the item. */
  format: z.enum(['inlined', 'linked']).default('inlined'),
  /** `en-GB`, or several in the order they are wanted: `en-GB,en-*,*`. */
  locale: z
    .string()
    .max(200)
    .regex(/^[A-Za-z*][A-Za-z0-9,*-]*$/)
    .optional(),
});
export type DeliveryParameters = z.output<typeof deliveryParameters>;

const linkTag = 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link';

/** An item in the form it is wanted in: `linkedContent` are the items it is made of, each once, where they stand beside it. */
export interface Delivered {
  readonly content: unknown;
  readonly linkedContent?: readonly unknown[];
}

/** Puts an item into the form it is wanted in. */
export function delivered(item: ContentItem, { depth, format, locale }: DeliveryParameters): Delivered {
  if (format === 'inlined' && depth === maxDepth && (locale === undefined || isPlain(item)))
    return { content: item };
  const beside = new Map<string, unknown>();
  const locales = locale?.split(',');
  /** What stands at a place of an item: `steps` of items may still be gone down from there. */
  const put = (found: unknown, steps: number): unknown => {
    const value = locales ? inLocale(found, locales) : found;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((entry: unknown) => put(entry, steps));
    const inner = innerItem.safeParse(value).data;
    if (inner === undefined) return parts(value, steps);
    if (steps > 0 && format === 'inlined') return parts(value, steps - 1);
    const { deliveryId, schema } = inner._meta;
    if (steps > 0) {
      // An item comes before those that it is made of.
      beside.set(deliveryId, undefined);
      beside.set(deliveryId, parts(value, steps - 1));
    }
    return { _meta: { schema: linkTag }, id: deliveryId, contentType: schema };
  };
  const parts = (value: object, steps: number) =>
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, put(part, steps)]));
  const content = parts(item, depth);
  return format === 'linked' && depth > 0 ? { content, linkedContent: [...beside.values()] } : { content };
}

const localised = z.object({
  _meta: z.object({ schema: z.string().endsWith('/localized-value') }),
  values: z.array(z.object({ locale: z.string(), value: z.unknown() })),
});

const plainItems = new WeakMap<ContentItem, boolean>();

/** Whether an item has no localised values: looked for once, since pages ask for the same few items all day. */
function isPlain(item: ContentItem): boolean {
  const known = plainItems.get(item) ?? !JSON.stringify(item).includes('/localized-value"');
  plainItems.set(item, known);
  return known;
}

/** Of a localised value the one whose locale is wanted first, `null` where none is; any other value is itself. */
function inLocale(value: unknown, wanted: readonly string[]): unknown {
  const values = localised.safeParse(value).data?.values;
  if (values === undefined) return value;
  const fits = (pattern: string, locale: string) =>
    pattern.endsWith('*') ? locale.startsWith(pattern.slice(0, -1)) : locale === pattern;
  for (const pattern of wanted) {
    const found = values.find(({ locale }) => fits(pattern, locale));
    if (found) return found.value;
  }
  return null;
}

/** An item that stands inside another: what has an id of its own can be asked for by itself. */
const innerItem = z.looseObject({ _meta: z.looseObject({ schema: z.string(), deliveryId: z.string() }) });
