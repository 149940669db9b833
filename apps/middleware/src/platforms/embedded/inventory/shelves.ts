import { sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { products, variants } from '../schema/catalogue.ts';
import { stockItems, stockLevels } from '../schema/inventory.ts';
import { reservations } from '../schema/reservations.ts';

/** What lies of a stock item at a location. */
export type Shelf = {
  readonly locationId: number;
  readonly onHand: number;
  /** Units of them that checkouts hold. */
  readonly held: number;
  readonly enabled: boolean;
};

/** A stock item as operators see it. */
export interface ShelvedItem {
  readonly id: number;
  readonly sku: string;
  readonly product: string;
  /** Colour, size and length; empty where several variants share it. */
  readonly variant: string;
  readonly shelves: readonly Shelf[];
}

/** Units on all shelves together that are few. */
export const fewUnits = 3;

/** Which stock items are looked for: by a part of a name or SKU, by the whole SKU, or those of which few are left. */
export type WantedItems = { readonly search: string } | { readonly sku: string } | 'few';

/** The stock items that are looked for, at most so many after the first `skip`: by name, or where few are left the fewest first. */
export async function findShelves(
  db: Queries,
  wanted: WantedItems,
  { now, most, skip = 0 }: { readonly now: Date; readonly most: number; readonly skip?: number },
): Promise<ShelvedItem[]> {
  const { rows } = await db.execute<Omit<ShelvedItem, 'shelves'>>(sql`
    select item.id, item.sku, min(p.name) as product,
      case when count(v.id) = 1 then concat_ws(', ', min(v.colour), min(v.size), min(v.length)) else '' end as variant
    from ${stockItems} item
    join ${variants} v on v.stock_item_id = item.id
    join ${products} p on p.id = v.product_id
    where ${isWanted(wanted)}
    group by item.id, item.sku
    order by ${wanted === 'few' ? sql`(${unitsOf}), item.sku` : sql`min(p.name), min(v.position), item.sku`}
    limit ${most} offset ${skip}`);
  const shelves = await shelvesOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((item) => ({ ...item, shelves: shelves.get(item.id) ?? [] }));
}

const unitsOf = sql`select coalesce(sum(level.on_hand), 0) from ${stockLevels} level where level.stock_item_id = item.id`;

function isWanted(wanted: WantedItems) {
  if (wanted === 'few') return sql`not v.purchasing_disabled and (${unitsOf}) <= ${fewUnits}`;
  if ('sku' in wanted) return sql`item.sku = ${wanted.sku}`;
  const text = wanted.search.toLowerCase();
  return sql`(strpos(lower(p.name), ${text}) > 0 or strpos(lower(item.sku), ${text}) = 1 or strpos(lower(v.sku), ${text}) = 1)`;
}

async function shelvesOf(
  db: Queries,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly Shelf[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Shelf & { item: number }>(sql`
    select level.stock_item_id as item, level.location_id as "locationId", level.on_hand as "onHand", level.enabled,
      coalesce((select sum(held.quantity) from ${reservations} held
        where held.stock_item_id = level.stock_item_id and held.location_id = level.location_id
          and held.expires_at > ${now.toISOString()}), 0)::int as held
    from ${stockLevels} level where ${anyOf(sql`level.stock_item_id`, ids)} order by 1, 2`);
  const found = new Map<number, Shelf[]>();
  for (const { item, ...shelf } of rows) found.set(item, [...(found.get(item) ?? []), shelf]);
  return found;
}

/** How many stock items have few units left, and how many of those none. */
export async function countFew(db: Queries): Promise<{ readonly few: number; readonly none: number }> {
  const { rows } = await db.execute<{ few: number; none: number }>(sql`
    select count(*)::int as few, count(*) filter (where units = 0)::int as none from (
      select (${unitsOf}) as units from ${stockItems} item
      where exists (select from ${variants} v where v.stock_item_id = item.id and not v.purchasing_disabled)
    ) counted where units <= ${fewUnits}`);
  return rows[0] ?? { few: 0, none: 0 };
}
