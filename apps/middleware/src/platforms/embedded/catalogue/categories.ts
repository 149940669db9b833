import type { AnswerOf } from '@tailorbird/commerce/contract/contract';
import type { Category, CategoryNode } from '@tailorbird/commerce/model/category';
import { err, ok } from '@tailorbird/commerce/result';
import { asc } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { categories } from '../schema/catalogue.ts';

/** The whole tree, every level in the order it is shown. */
export async function getCategoryTree({ db }: Call): Answer<CategoryNode[]> {
  const children = Map.groupBy(await allCategories(db), ({ parentId }) => parentId);
  const below = (parentId: number | null): CategoryNode[] =>
    (children.get(parentId) ?? []).map((category) => ({ ...category, children: below(category.id) }));
  return ok(below(null));
}

/** One category with the way to it and what lies directly below. */
export async function getCategory(
  { db }: Call,
  { url }: { url: string },
): Answer<AnswerOf<'commerce', 'getCategory'>> {
  const all = await allCategories(db);
  const category = all.find((one) => one.url === url);
  if (!category) return err(notFound);
  const ancestors = category.path.flatMap(
    (id) => all.find((one) => one.id === id && id !== category.id) ?? [],
  );
  return ok({ category, ancestors, children: all.filter(({ parentId }) => parentId === category.id) });
}

function allCategories(db: Queries): Promise<Category[]> {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      url: categories.url,
      parentId: categories.parentId,
      path: categories.path,
      description: categories.description,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}
