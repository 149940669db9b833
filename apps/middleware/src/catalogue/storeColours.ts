import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { productColours } from '../platforms/embedded/schema/catalogue.ts';
import type { StoredStyle } from './importedStyle.ts';

/** Writes the colours of styles in the file's order and removes those the file no longer has. */
export async function storeColours(
  db: Queries,
  stored: readonly StoredStyle[],
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  // Pictures that did not come this time stay as they are.
  const named = stored.flatMap(({ style, productId }) =>
    style.colours.flatMap((one) => (one.pictures.length > 0 ? [`${productId}/${one.colour}`] : [])),
  );
  const rows = stored.flatMap(({ style, productId }) =>
    style.colours.map(({ colour, family, swatch, pictures: addresses }, position) => ({
      productId,
      colour,
      family,
      swatch,
      position,
      recipe: null,
      images: addresses.flatMap((address) => pictures.get(address) ?? []),
    })),
  );
  const kept = await db
    .insert(productColours)
    .values(rows)
    .onConflictDoUpdate({
      target: [productColours.productId, productColours.colour],
      set: {
        family: sql`excluded.family`,
        swatch: sql`excluded.swatch`,
        position: sql`excluded.position`,
        recipe: sql`excluded.recipe`,
        images: sql`case when excluded.images = '[]'::jsonb
            and excluded.product_id || '/' || excluded.colour = any(${sql.param(named)}::text[])
          then product_colours.images else excluded.images end`,
      },
    })
    .returning({ id: productColours.id });
  const ids = sql.param(kept.map(({ id }) => id));
  const styles = sql.param(stored.map(({ productId }) => productId));
  await db
    .delete(productColours)
    .where(
      sql`${productColours.productId} = any(${styles}::int[]) and ${productColours.id} <> all(${ids}::int[])`,
    );
}
