import { z } from 'zod';
import { facets } from '../listing/facets.ts';

/** A category (commerce §3). `url` has no market prefix and no `/browse`: `/womens/dresses`. */
export const category = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  parentId: z.int().nullable(),
  /** Ids from the root to this category, itself included. */
  path: z.array(z.int()),
  /** One sentence for the listing header and the page's description. */
  description: z.string(),
});
export type Category = z.infer<typeof category>;

/** A category with what lies below it. */
export interface CategoryNode extends Category {
  children: CategoryNode[];
}
export const categoryNode: z.ZodType<CategoryNode> = category.extend({
  get children() {
    return z.array(categoryNode);
  },
});

/** A filter facet, colour, size or a trait: each value and how many styles carry it (commerce §3 Category). */
export const facet = z.object({
  name: z.enum(facets),
  values: z.array(z.object({ value: z.string(), productCount: z.int(), swatch: z.string().optional() })),
});
export type Facet = z.infer<typeof facet>;
