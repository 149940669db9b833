import type { CategoryNode } from '@tailorbird/commerce/model/category';
import { expect, test } from 'vitest';
import { suggestedCategories } from './suggestedCategories.ts';

const node = (name: string, ...children: CategoryNode[]): CategoryNode => ({
  id: 1,
  name,
  url: `/${name.toLowerCase()}`,
  parentId: null,
  path: [1],
  description: '',
  children,
});

test('a search that found nothing leads on to each department and its first categories', () => {
  const tree = [
    node('Womens', node('Dresses'), node('Skirts'), node('Tops'), node('Knitwear')),
    node('Sale'),
  ];
  expect(suggestedCategories(tree).map(({ name }) => name)).toEqual([
    'Womens',
    'Dresses',
    'Skirts',
    'Tops',
    'Sale',
  ]);
  expect(suggestedCategories(tree)[1]).toEqual({ name: 'Dresses', to: '/browse/dresses' });
});

test('of two ways on with one name, each says whose it is', () => {
  const tree = [node('Womens', node('Tops'), node('Dresses')), node('Mens', node('Tops'))];
  expect(suggestedCategories(tree).map(({ name }) => name)).toEqual([
    'Womens',
    'Womens Tops',
    'Dresses',
    'Mens',
    'Mens Tops',
  ]);
});
