import { priceBounds } from '@tailorbird/commerce/listing/facets';
import { type SQL, sql } from 'drizzle-orm';

/** Fibres and stuffs by which a style is looked for: what its composition names first. */
const fabrics = [
  'linen',
  'lambswool',
  'merino',
  'cashmere',
  'wool',
  'silk',
  'viscose',
  'hemp',
  'cotton',
  'polyester',
  'leather',
  'stoneware',
  'soy wax',
];
const fits = ['Regular', 'Relaxed', 'Easy', 'Neat', 'Boxy', 'Slouchy', 'Straight', 'Slim', 'Fitted', 'Loose'];

/** What a shopper calls the designs that cloth is printed or woven in. */
const prints: { readonly [print: string]: readonly string[] } = {
  Plain: ['solid', 'denim', 'marl'],
  Stripes: ['stripe', 'fine-stripe', 'breton'],
  Checks: ['check', 'gingham', 'windowpane'],
  Spots: ['dot'],
  Flowers: ['floral', 'ditsy', 'meadow', 'block'],
  Leaves: ['leaf'],
  'Fair Isle': ['fair-isle'],
};

/** What is paid now, of `product_prices prices`. */
export const pricePaid: SQL = sql`least(coalesce(prices.sale, prices.list), prices.list)`;

/** The band of `priceBounds` a price is in: from one bound up to the next. */
const priceBand = sql`case ${sql.join(
  priceBounds.toReversed().map((from) => {
    const to = priceBounds.find((bound) => bound > from);
    return sql`when ${pricePaid} >= ${from * 100}::int then ${`price:${from}-${to ?? ''}`}::text`;
  }),
  sql` `,
)} end`;

const printOfPattern = Object.entries(prints).flatMap(([print, patterns]) =>
  patterns.map((pattern) => ({ pattern, print })),
);
const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;

/** What facets beside colour and size say of a style, as `facet:value`: of `products p` with its `namedFabric`. */
export const styleTraits: SQL = sql`array_remove(array[
    'fit:' || (regexp_match(p.custom_fields->>'product_fit', ${`^(${fits.join('|')})`}::text))[1],
    'fabric:' || upper(left(named.fabric, 1)) || substr(named.fabric, 2),
    case when p.product_badge ilike 'new%' or exists (
      select from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = p.id and c.slug = 'new-in') then 'offer:New' end
  ], null) || array(
    select distinct 'print:' || design.print from product_colours pc
    join unnest(${list(printOfPattern.map(({ pattern }) => pattern))}, ${list(printOfPattern.map(({ print }) => print))})
      design(pattern, print) on design.pattern = pc.recipe->>'pattern'
    where pc.product_id = p.id)`;

/** What they say of its `product_prices prices` in a channel. */
export const priceTraits: SQL = sql`array_remove(array[
    ${priceBand},
    case when prices.sale < prices.list then 'offer:Sale' end
  ], null)`;

/** The fabric that a composition names first, as `named.fabric`. */
export const namedFabric: SQL = sql`cross join lateral (
    select (regexp_match(lower(p.custom_fields->>'fabric_composition'), ${`(${fabrics.join('|')})`}::text))[1] as fabric
  ) named`;
