import type { Badge } from '@tailorbird/commerce/model/badge';
import { expect, test } from 'vitest';
import { fixtureProducts } from '../../testing/fixtureProducts.ts';
import { cardBadge } from './cardBadge.ts';

const colours = { textColour: '#1C2B2A', backgroundColour: '#FBF8F2' };

function shown(badge: Badge, sale: number | null = null) {
  const product = fixtureProducts['200001'];
  if (product === undefined) throw new Error('There is no fixture product 200001.');
  return cardBadge({ ...product, badge, price: { ...product.price, sale } }, 'en-GB');
}

test('blocks §3 badge 2: a sale badge is white on red, and there only when a sale price exists', () => {
  const badge: Badge = { typeId: 'sale', text: 'Sale', ...colours };
  expect(shown(badge, 2000)).toMatchObject({ textColour: '#FFFFFF', backgroundColour: '#B3261E' });
  expect(shown(badge)).toBeUndefined();
});

test('blocks §3 badge 1: a percentage or an amount says what is off, where it has no words of its own', () => {
  expect(shown({ typeId: 'percentage', text: '', percentage: 30, ...colours })?.text).toBe('30% off');
  expect(shown({ typeId: 'amount', text: '', amount: 500, ...colours })?.text).toBe('£5 off');
  expect(shown({ typeId: 'amount', text: 'A fiver off', amount: 500, ...colours })?.text).toBe('A fiver off');
});

test('blocks §3 badge 1: its link and its colours are its own', () => {
  const own = { typeId: 'product', text: 'Organic Cotton', link: '/browse/womens', ...colours } as const;
  expect(shown(own)).toEqual(own);
});

test('a badge with nothing to say is not shown', () => {
  expect(shown({ typeId: 'percentage', text: '', ...colours })).toBeUndefined();
});
