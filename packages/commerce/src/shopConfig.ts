import { z } from 'zod';
import { type Market, marketList } from './market.ts';
import { err, ok, type Result } from './result.ts';

const nameRule =
  'has 1 to 60 characters on one line, with a letter or digit among them, as in “Kestrel & Co”';
const marketsRule = `is a list of one or more of ${marketList.join(', ')}, each once`;
const addressRule = 'is an http or https address without a query, as in “https://content.example.com”';

const address = z
  .url({ protocol: /^https?$/ })
  .regex(/^[^?#]*$/)
  .transform((url) => (url.endsWith('/') ? url.slice(0, -1) : url));

const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}+$/u)
  .regex(/[\p{L}\p{N}]/u);

const markets = z
  .array(z.enum(['uk', 'eu', 'us']))
  .min(1)
  .refine((list) => new Set(list).size === list.length)
  // In the order in which they are offered, whatever the order they were named in.
  .transform((list): readonly Market[] => marketList.filter((market) => list.includes(market)));

/** Each field of a shop's configuration: what it may be, and that in words. */
const fields = {
  name: { schema: name, rule: nameRule },
  markets: { schema: markets, rule: marketsRule },
  content: {
    schema: z.union([z.literal('own'), address]),
    rule: `is “own”, for files of the shop, or ${addressRule.slice(3)}`,
  },
  shop: { schema: address.optional(), rule: `${addressRule}, or is left out` },
} as const;

const shopConfig = z.strictObject({
  name: fields.name.schema,
  markets: fields.markets.schema,
  content: fields.content.schema,
  shop: fields.shop.schema,
});

/** What a created shop is: its name, where it sells, and who answers what it has not itself. */
export type ShopConfig = z.output<typeof shopConfig>;

/** The same as a shop writes it. */
export interface ShopConfigInput {
  readonly name: string;
  readonly markets: readonly Market[];
  /** `own`: JSON files of the shop. Else the address of a content service, without `/content`. */
  readonly content: string;
  /** The address of a Tailorbird shop, which knows the goods and has the bag and the checkout. Without one, none are sold. */
  readonly shop?: string | undefined;
}

/**
 * Reads a shop's configuration.
 * @returns What is wrong, a sentence a field: its name, what it is now, and what it must be.
 */
export function readShopConfig(given: unknown): Result<ShopConfig, readonly string[]> {
  const { success, data, error } = shopConfig.safeParse(given);
  if (success) return ok(data);
  const at = error.issues.flatMap(({ code, path, ...issue }) =>
    code === 'unrecognized_keys' && 'keys' in issue ? issue.keys : [path[0]],
  );
  return err([...new Set(at)].map((field) => sentenceOf(given, field)));
}

function sentenceOf(given: unknown, field: PropertyKey | undefined): string {
  if (field === undefined)
    return `The configuration is ${shown(given)}. It must be an object with ${list()}.`;
  const value: unknown = Reflect.get(Object(given), field);
  if (!isField(field))
    return `There is no field “${String(field)}”. Take it out, or write one of ${list()} in its place.`;
  const is = value === undefined ? 'is missing' : `is ${shown(value)}`;
  return `“${field}” ${is}. It ${fields[field].rule}.`;
}

const isField = (field: PropertyKey): field is keyof typeof fields => Object.hasOwn(fields, field);
const list = () => Object.keys(fields).join(', ');

/** A value as one would write it, no longer than a line. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
