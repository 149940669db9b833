import type { Client } from '@tailorbird/commerce/client';
import type { Category, CategoryNode } from '@tailorbird/commerce/model/category';
import { logOnce } from '../content/logOnce.ts';

const hint =
  'There is no category tree: the commerce environment variables may be wrong. Look at MIDDLEWARE_URL and DATABASE_URL, and whether the shop has been filled (npm run seed).';

/** Every category, parents before their children. A missing tree is none, and is logged with where to look (commerce §8). */
export async function loadCategoryTree({ commerce }: Pick<Client, 'commerce'>): Promise<Category[]> {
  const tree = await commerce.getCategoryTree();
  if (tree.ok && tree.value.length > 0) return tree.value.flatMap(flatten);
  logOnce({ level: 'error', op: 'categories.load', hint, ...(!tree.ok && { reason: tree.error.message }) });
  return [];
}

let hasTree = false;

/**
 * Sees, as pages are shown, that there is a category tree, and logs the hint where there is none; once it has been there
 * it is not looked for again.
 */
export async function lookForCategoryTree(client: Pick<Client, 'commerce'>): Promise<void> {
  if (!hasTree) hasTree = (await loadCategoryTree(client)).length > 0;
}

function flatten({ children, ...category }: CategoryNode): Category[] {
  return [category, ...children.flatMap(flatten)];
}
