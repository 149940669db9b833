import type { Product } from '@tailorbird/commerce/model/product';
import { expect, test } from 'vitest';
import { fieldProblems } from './choice.ts';

const typeOf = (displayName: string) =>
  (['email', 'date'] as const).find((type) => displayName.endsWith(type)) ?? ('text' as const);
const modifier = (id: number, displayName: string, required = true) => ({
  id,
  displayName,
  type: typeOf(displayName),
  required,
  sortOrder: id,
});
const shirt = { sku: '200001', sizes: ['8', '10'], lengths: ['Short', 'Long'], modifiers: [] };
const now = new Date('2026-11-21T10:00:00Z');
const nothing = { size: null, length: null };
const messagesOf = (product: Pick<Product, 'sku' | 'sizes' | 'lengths' | 'modifiers'>, entered = {}) =>
  fieldProblems(product, { size: 'x', length: 'x' }, entered, now).map(({ field, message }) => [
    field,
    message,
  ]);

test('commerce §5 selections 1: a size and a length are required where asked for', () => {
  expect(fieldProblems(shirt, nothing, {}, now)).toEqual([
    { field: 'size', message: 'Please choose a size' },
    { field: 'length', message: 'Please choose a length' },
  ]);
  expect(fieldProblems({ ...shirt, sizes: [], lengths: [] }, nothing, {}, now)).toEqual([]);
  expect(fieldProblems(shirt, { size: '8', length: 'Long' }, {}, now)).toEqual([]);
});

test('commerce §5 add to bag 4: a required modifier that is blank is named at its field', () => {
  const product = { ...shirt, modifiers: [modifier(4, 'Your name'), modifier(6, 'Your message', false)] };
  expect(messagesOf(product, { 4: '   ' })).toEqual([['modifier-4', 'Your name is required']]);
  expect(messagesOf(product, { 4: 'Wren' })).toEqual([]);
});

test('commerce §5 add to bag 5: a gift card’s e-mails have to be addresses, first in the form first', () => {
  const product = { ...shirt, modifiers: [modifier(3, 'Your email'), modifier(1, 'Recipient email')] };
  expect(messagesOf(product, { 1: 'wren@', 3: 'wren@hedge' })).toEqual([
    ['modifier-1', 'Recipient email needs a valid email address'],
    ['modifier-3', 'Your email needs a valid email address'],
  ]);
  expect(messagesOf(product, { 1: 'wren@example.com', 3: 'WREN@EXAMPLE.COM' })).toEqual([]);
});

test('the day a gift card is to be sent is still to come', () => {
  const product = { ...shirt, modifiers: [modifier(5, 'Send date', false)] };
  expect(messagesOf(product, { 5: '2026-11-01' })).toEqual([
    ['modifier-5', 'Send date needs a day within the next year'],
  ]);
  expect(messagesOf(product, { 5: '2026-12-24' })).toEqual([]);
});
