import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { statementOf } from '../database/statementOf.ts';
import { productColours, products } from '../platforms/embedded/schema/catalogue.ts';
import type { MediaCatalogue } from './media/createPictures.ts';

const recipeStatement = statementOf((db) =>
  db
    .select({ kind: products.kind, recipe: productColours.recipe })
    .from(productColours)
    .innerJoin(products, eq(products.id, productColours.productId))
    .where(
      and(
        eq(products.sku, sql.placeholder('styleCode')),
        eq(sql`lower(${productColours.colour})`, sql.placeholder('colour')),
        isNotNull(productColours.recipe),
      ),
    )
    .prepare('recipe'),
);

const imagesStatement = statementOf((db) =>
  db
    .select({ images: productColours.images })
    .from(productColours)
    .innerJoin(products, eq(products.id, productColours.productId))
    .where(
      and(
        eq(products.sku, sql.placeholder('styleCode')),
        eq(sql`lower(${productColours.colour})`, sql.placeholder('colour')),
        isNull(productColours.recipe),
      ),
    )
    .prepare('images'),
);

/** The catalogue as the media service sees it: how each colour of a style is drawn, or which pictures it has. */
export function createMediaCatalogue(db: Queries): MediaCatalogue {
  return {
    find: async (styleCode, colour) => {
      const [row] = await recipeStatement(db).execute({ styleCode, colour: colour.toLowerCase() });
      return row;
    },
    imagesOf: async (styleCode, colour) => {
      const [row] = await imagesStatement(db).execute({ styleCode, colour: colour.toLowerCase() });
      return [...new Set(row?.images)].filter((address) => address.startsWith('/i/'));
    },
  };
}

/** Every colour that is drawn, as shoppers meet them: first each style's first colour. */
export async function drawnColours(db: Queries): Promise<{ sku: string; colour: string }[]> {
  return db
    .select({ sku: products.sku, colour: productColours.colour })
    .from(productColours)
    .innerJoin(products, eq(products.id, productColours.productId))
    .where(sql`${productColours.recipe} is not null`)
    .orderBy(sql`${productColours.position} > 0`, products.rank, productColours.position);
}
