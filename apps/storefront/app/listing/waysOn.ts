import type { CategoryNode } from '@tailorbird/commerce/model/category';

/** A category to go on to from a search that found nothing. */
export interface WayOn {
  readonly name: string;
  /** Path without market prefix. */
  readonly to: string;
}

const mostOfADepartment = 3;

/** Each department with its first categories, in the shop's own order. */
export function waysOn(tree: readonly CategoryNode[]): WayOn[] {
  return tree
    .flatMap((department) => [department, ...department.children.slice(0, mostOfADepartment)])
    .map(({ name, url }) => ({ name, to: `/browse${url}` }));
}
