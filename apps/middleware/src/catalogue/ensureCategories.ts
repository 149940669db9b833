import { addressPart } from '@tailorbird/commerce/listing/addressPart';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { categories } from '../platforms/embedded/schema/catalogue.ts';

/** The address of a category by its names from the root down. */
export function categoryUrl(names: readonly string[]): string {
  return names.map((name) => `/${addressPart(name)}`).join('');
}

/** The ids of categories by address; those the shop does not have yet are created under their parents. */
export async function ensureCategories(
  db: Queries,
  paths: readonly (readonly string[])[],
): Promise<ReadonlyMap<string, number>> {
  const known = await db
    .select({ id: categories.id, url: categories.url, path: categories.path })
    .from(categories);
  const byUrl = new Map(known.map((category) => [category.url, category]));
  for (const names of paths) {
    for (let depth = 1; depth <= names.length; depth += 1) {
      const url = categoryUrl(names.slice(0, depth));
      if (byUrl.has(url)) continue;
      const parent = byUrl.get(categoryUrl(names.slice(0, depth - 1)));
      byUrl.set(url, await createCategory(db, names[depth - 1] ?? '', url, parent));
    }
  }
  return new Map([...byUrl].map(([url, { id }]) => [url, id]));
}

type Placed = Pick<typeof categories.$inferSelect, 'id' | 'url' | 'path'>;

async function createCategory(
  db: Queries,
  name: string,
  url: string,
  parent: Placed | undefined,
): Promise<Placed> {
  const slug = addressPart(name);
  const [made] = await db
    .insert(categories)
    .values({ name, slug, url, parentId: parent?.id ?? null, path: [], position: 1000 })
    .returning({ id: categories.id });
  if (!made) throw new Error(`The category ${url} could not be created.`);
  const path = [...(parent?.path ?? []), made.id];
  await db.update(categories).set({ path }).where(eq(categories.id, made.id));
  return { id: made.id, url, path };
}
