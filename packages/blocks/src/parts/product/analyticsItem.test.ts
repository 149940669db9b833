import { expect, test } from 'vitest';
import { analyticsItem } from './analyticsItem.ts';

const chosen = {
  sku: '200002-MDR-12R',
  name: 'Juniper Print Dress',
  colour: 'Moss Green',
  price: { list: 6500, sale: 4550 },
};

test('blocks §3 analytics item 1: the style by six characters of its sku, and sku and colour with underscores', () => {
  expect(analyticsItem(chosen)).toMatchObject({
    item_id: '200002',
    item_constructor_id: '200002-Moss_Green',
  });
});

test('blocks §3 analytics item 2: the whole sku, colour, name, quantity, prices, size, length and the brand', () => {
  expect(analyticsItem({ ...chosen, quantity: 2, size: '12', length: 'Regular' })).toMatchObject({
    item_long_sku: '200002-MDR-12R',
    item_variant: 'Moss Green',
    item_name: 'Juniper Print Dress',
    quantity: 2,
    price: 45.5,
    discount: 19.5,
    item_original_price: 65,
    item_on_sale: true,
    item_size: '12',
    item_length: 'Regular',
    brand: 'Tailorbird',
  });
});

test('blocks §3 analytics item 2: at its full price nothing is off, and a mug has no size', () => {
  expect(analyticsItem({ ...chosen, price: { list: 6500, sale: null } })).toMatchObject({
    price: 65,
    discount: 0,
    item_on_sale: false,
    item_size: null,
    item_length: null,
  });
});
