import type { Database } from '../database/database.ts';
import { products } from '../platforms/embedded/schema/catalogue.ts';
import { seed } from './seed.ts';

/** Fills a shop that has no products with `styles` of the demonstration, which only then is loaded; true when it did. */
export async function seedWhenEmpty(db: Database['db'], styles: number): Promise<boolean> {
  if (styles === 0) return false;
  const [any] = await db.select({ id: products.id }).from(products).limit(1);
  if (any) return false;
  const { demoShop } = await import('@tailorbird/demo-shop/demoShop');
  await seed(db, demoShop, { styles });
  return true;
}
