import type { Category, CategoryNode } from '@tailorbird/commerce/model/category';
import { z } from 'zod';

const fields = z.strictObject({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  parent_id: z.int().nullable(),
  path: z.array(z.int()),
  description: z.string(),
});

interface CategoryInTree extends z.infer<typeof fields> {
  children: CategoryInTree[];
}

/** A category with all that lies below it (commerce §3). */
export const category: z.ZodType<CategoryInTree> = fields.extend({
  get children() {
    return z.array(category);
  },
});

/** A category with what lies directly below it. */
export const categoryAlone = fields.extend({ children: z.array(fields) });

export function toFields({ id, name, url, parentId, path, description }: Category): z.infer<typeof fields> {
  return { id, name, url, parent_id: parentId, path, description };
}

export function toCategory(node: CategoryNode): CategoryInTree {
  return { ...toFields(node), children: node.children.map(toCategory) };
}
