import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { statementOf } from '../database/statementOf.ts';
import { productColours, products } from '../platforms/embedded/schema/catalogue.ts';
import type { MediaCatalogue } from './media/createPictures.ts';

const picturedStatement = statementOf((db) =>
  db
    .select({ kind: products.kind, recipe: productColours.recipe, images: productColours.images })
    .from(productColours)
    .innerJoin(products, eq(products.id, productColours.productId))
    .where(
      and(
        eq(products.sku, sql.placeholder('styleCode')),
        eq(sql`lower(${productColours.colour})`, sql.placeholder('colour')),
      ),
    )
    .prepare('pictured'),
);

/** The catalogue as the media service sees it: how each colour of a style is pictured. */
export function createMediaCatalogue(db: Queries): MediaCatalogue {
  return {
    find: async (styleCode, colour) => {
      const [row] = await picturedStatement(db).execute({ styleCode, colour: colour.toLowerCase() });
      return row;
    },
  };
}

/** So many colours that are sold and have pictures at the most, as shoppers meet them: first each style's first colour. */
export async function pictureableColours(
  db: Queries,
  max: number,
): Promise<{ sku: string; colour: string }[]> {
  return db
    .select({ sku: products.sku, colour: productColours.colour })
    .from(productColours)
    .innerJoin(products, eq(products.id, productColours.productId))
    .where(
      sql`(${productColours.recipe} is not null or ${productColours.images} <> '[]')
        and exists (select from product_prices sold where sold.product_id = ${products.id})`,
    )
    .orderBy(sql`${productColours.position} > 0`, products.rank, productColours.position)
    .limit(max);
}
