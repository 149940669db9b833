import type { AnswerOf, ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Category, CategoryNode } from '@tailorbird/commerce/model/category';
import { err, ok } from '@tailorbird/commerce/result';
import { asc, sql } from 'drizzle-orm';
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

/** A category of fewer styles is not popular for what one of them is. */
const fewest = 4;

/** Those without others below them, by how many reviews their styles have each. One whose name others have too says whose it is. */
export async function getPopularCategories(
  { db, channelId }: Call,
  { limit }: ParsedArgsOf<'commerce', 'getPopularCategories'>[0],
): Answer<AnswerOf<'commerce', 'getPopularCategories'>> {
  const { rows } = await db.execute<{ name: string; path: string }>(sql`
    select case when (select count(*) from categories same where same.name = c.name) > 1
        then root.name || ' ' || c.name else c.name end as name, '/browse' || c.url as path
    from categories c join categories root on root.id = c.path[1]
    join listing_entries e on e.category_id = c.id and e.channel_id = ${channelId}
    join products p on p.id = e.product_id
    where not exists (select 1 from categories below where below.parent_id = c.id)
    group by c.id, root.id having sum(p.rating_count) > 0 and count(*) >= ${fewest}
    order by avg(p.rating_count) desc, c.id limit ${limit}`);
  return ok(rows);
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
