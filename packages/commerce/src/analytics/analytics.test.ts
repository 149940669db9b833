import { expect, test } from 'vitest';
import type { BagLine } from '../model/bag.ts';
import { analyticsEvent, analyticsItem, brand } from './analyticsEvents.ts';
import { itemEvent } from './itemEvent.ts';
import { itemOfLine, itemOfProduct, reportedItem } from './reportedItem.ts';

const chosen = {
  sku: '200002-MDR-12R',
  name: 'Juniper Print Dress',
  colour: 'Moss Green',
  price: { list: 6500, sale: 4550 },
};

const line: BagLine = {
  id: 'line',
  productId: 2,
  variantId: 7,
  parentId: null,
  sku: '200002-MDR-12R',
  name: 'Juniper Print Dress',
  url: '/p/2/juniper-print-dress/Moss_Green',
  imageUrl: '/i/tailorbird/200002-Moss_Green-FF',
  quantity: 2,
  options: [
    { name: 'Color', value: 'Moss Green' },
    { name: 'Size', value: '12' },
    { name: 'Length', value: 'Regular' },
  ],
  originalPrice: 6500,
  listPrice: 4550,
  salePrice: 4095,
  extendedListPrice: 9100,
  extendedSalePrice: 8190,
  discountAmount: 910,
  available: 5,
};

test('commerce §3 analytics item 1: the style code, and the style code and colour with underscores', () => {
  expect(reportedItem(chosen)).toMatchObject({
    item_id: '200002',
    item_constructor_id: '200002-Moss_Green',
  });
});

test('blocks §3 analytics item 1: six characters of the sku, and the style’s sku and the colour with underscores', () => {
  expect(itemOfLine(line)).toMatchObject({
    item_id: '200002',
    item_constructor_id: '200002-Moss_Green',
  });
});

test('commerce §3 analytics item 2: every field of a line of the bag, after its discounts', () => {
  expect(itemOfLine(line)).toEqual({
    item_id: '200002',
    item_constructor_id: '200002-Moss_Green',
    item_long_sku: '200002-MDR-12R',
    item_variant: 'Moss Green',
    item_name: 'Juniper Print Dress',
    quantity: 2,
    price: 40.95,
    discount: 24.05,
    item_original_price: 65,
    item_on_sale: true,
    item_size: '12',
    item_length: 'Regular',
    brand: 'Tailorbird',
  });
});

test('blocks §3 analytics item 2: an item has every field, and no other', () => {
  const item = itemOfLine(line);
  expect(Object.keys(item).toSorted()).toEqual([
    'brand',
    'discount',
    'item_constructor_id',
    'item_id',
    'item_length',
    'item_long_sku',
    'item_name',
    'item_on_sale',
    'item_original_price',
    'item_size',
    'item_variant',
    'price',
    'quantity',
  ]);
  expect(item).toMatchObject({ item_long_sku: line.sku, item_variant: 'Moss Green', brand });
  expect(analyticsItem.safeParse({ ...item, brand: 'Another' }).success).toBe(false);
  expect(analyticsItem.parse(item)).toEqual(item);
  for (const field of Object.keys(item))
    expect(analyticsItem.safeParse({ ...item, [field]: undefined }).success).toBe(false);
  expect(analyticsItem.safeParse({ ...item, email: 'wren@example.com' }).success).toBe(false);
});

test('commerce §3 analytics item 2: at its full price nothing is off, and a mug has no size', () => {
  expect(reportedItem({ ...chosen, price: { list: 6500, sale: null } })).toMatchObject({
    price: 65,
    discount: 0,
    item_on_sale: false,
    item_size: null,
    item_length: null,
  });
});

test('commerce §3 analytics item 2: a product of which no variant is chosen is told by its style', () => {
  const style = {
    sku: '200002',
    name: 'Juniper Print Dress',
    price: { currency: 'GBP', ...chosen.price },
  } as const;
  expect(itemOfProduct(style, 'Moss Green')).toMatchObject({
    item_long_sku: '200002',
    item_variant: 'Moss Green',
    item_size: null,
    price: 45.5,
  });
});

test('commerce §9 brand 1: every item carries the one brand, and no other is an item', () => {
  expect(reportedItem(chosen).brand).toBe(brand);
  expect(analyticsItem.safeParse({ ...reportedItem(chosen), brand: 'Another' }).success).toBe(false);
});

test('an event about products says what they cost together, to the penny', () => {
  const items = [0.1, 0.2].map((price) => ({ ...reportedItem(chosen), price }));
  expect(analyticsEvent.parse(itemEvent('view_cart', 'EUR', items))).toEqual({
    event: 'view_cart',
    ecommerce: { currency: 'EUR', value: 0.3, items },
  });
});

test('commerce §7 data layer 1: the nine events are known, with those of the menus, and no other is', () => {
  const names = analyticsEvent.options.map(({ shape }) => shape.event.value);
  expect(names.toSorted()).toEqual([
    'add_to_cart',
    'country_selector',
    'menu_item',
    'navigation_click',
    'page_view',
    'remove_from_cart',
    'select_item',
    'select_promotion',
    'sign_up',
    'view_cart',
    'view_item',
  ]);
  expect(analyticsEvent.safeParse({ event: 'sign_up', method: 'email', email: 'a@b.example' }).success).toBe(
    false,
  );
});
