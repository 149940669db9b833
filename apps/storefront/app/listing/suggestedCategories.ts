import type { CategoryNode } from '@tailorbird/commerce/model/category';

/** A category to go on to from a search that found nothing. */
export interface SuggestedCategory {
  readonly name: string;
  /** Path without market prefix. */
  readonly to: string;
}

const maxOfADepartment = 3;

/** Each department with its first categories, in the shop's own order; one that several have says whose it is. */
export function suggestedCategories(tree: readonly CategoryNode[]): SuggestedCategory[] {
  const ways = tree.flatMap((department) => [
    { name: department.name, url: department.url, full: department.name },
    ...department.children
      .slice(0, maxOfADepartment)
      .map(({ name, url }) => ({ name, url, full: `${department.name} ${name}` })),
  ]);
  const isShared = (name: string) => ways.filter((way) => way.name === name).length > 1;
  return ways.map(({ name, url, full }) => ({ name: isShared(name) ? full : name, to: `/browse${url}` }));
}
