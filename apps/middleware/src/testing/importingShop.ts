import { readFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { importCatalogue } from '../catalogue/importCatalogue.ts';
import { openTestDatabase } from './openTestDatabase.ts';

/** A file of five products, as Shopify writes one. */
export const hedgerow = readFileSync(new URL('../catalogue/fixtures/hedgerow.csv', import.meta.url), 'utf8');
const now = new Date('2026-11-20T09:00:00Z');
export const later = new Date('2026-11-27T09:00:00Z');

/** A shop without goods, into which files are imported. Of their pictures those of moss come, or those that are said. */
export async function importingShop() {
  const database = await openTestDatabase();
  const rowsOf = async (query: SQL): Promise<Record<string, unknown>[]> =>
    (await database.db.execute(query)).rows;
  const run = (
    text: string | Uint8Array,
    at = now,
    comes = (address: string) => address.includes('moss'),
  ) => {
    const fetchPictures = (addresses: readonly string[]) =>
      Promise.resolve(new Map(addresses.filter(comes).map((one) => [one, '/i/uploads/moss'])));
    return importCatalogue(database.db, [Buffer.from(text)], { now: at, fetchPictures });
  };
  const empty = () =>
    database.db.execute(sql`truncate categories, products, stock_items restart identity cascade`);
  const catalogueRows = () =>
    rowsOf(sql`
    select p.handle, p.sku, p.name, p.description, p.inventory_tracking, p.source, p.created_at,
      (select jsonb_agg(jsonb_build_array(v.sku, v.colour, v.size, v.length, v.purchasing_disabled, l.on_hand) order by v.position)
        from variants v left join stock_levels l on l.stock_item_id = v.stock_item_id where v.product_id = p.id) as variants,
      (select jsonb_agg(jsonb_build_array(pp.channel_id, pp.list, pp.sale) order by pp.channel_id)
        from product_prices pp where pp.product_id = p.id) as prices,
      (select jsonb_agg(c.url order by c.url) from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id) as categories
    from products p order by p.handle`);
  return { database, rowsOf, run, empty, catalogueRows };
}
