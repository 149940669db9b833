import { isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { productColours } from '../platforms/embedded/schema/catalogue.ts';

/** Whether goods of the demonstration are on the shelves: theirs are the pictures that are made from a recipe. */
export async function hasDemonstrationGoods(db: Database['db']): Promise<boolean> {
  const [any] = await db
    .select({ id: productColours.id })
    .from(productColours)
    .where(isNotNull(productColours.recipe))
    .limit(1);
  return any !== undefined;
}
