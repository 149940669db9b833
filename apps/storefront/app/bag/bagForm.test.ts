import { expect, test } from 'vitest';
import { parseBagForm } from './bagForm.ts';
import { noticeIn } from './changeBag.ts';
import { modifiersEntered } from './modifiersEntered.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('commerce §4 add to bag 3: quantity 1, of what was chosen', () => {
  expect(parseBagForm(formOf({ intent: 'add', productId: '7', colour: 'Moss', size: '12' }))).toEqual({
    ok: true,
    value: {
      intent: 'add',
      productId: 7,
      colour: 'Moss',
      size: '12',
      length: null,
      quantity: 1,
    },
  });
});

test('a code is entered and taken out as it is typed', () => {
  for (const intent of ['add-coupon', 'remove-coupon']) {
    const value = { intent, code: ' welcome10 ' };
    expect(parseBagForm(formOf(value))).toEqual({ ok: true, value });
  }
});

test.each([
  { intent: 'add-coupon', code: 'x'.repeat(101) },
  { intent: 'buy' },
  { intent: 'add', productId: '-1' },
  { intent: 'update', itemId: 'x', quantity: '1' },
  { intent: 'update', itemId: '0f8fad5b-d9cb-469f-a165-70867728950e', quantity: '1000' },
])('a form that is none of the bag is refused: %j', (fields) => {
  expect(parseBagForm(formOf(fields as Record<string, string>)).ok).toBe(false);
});

test('what is written for a product arrives by modifier id', () => {
  expect(modifiersEntered(formOf({ 'modifier-3': 'Wren', modifier: 'x', 'modifier-x': 'y' }))).toEqual({
    3: 'Wren',
  });
});

test('commerce §8 message 6: an adjusted quantity is told in the words of the specification', () => {
  expect(noticeIn(new URLSearchParams('notice=adjusted'))).toBe('Sorry we have had to adjust the quantity');
  expect(noticeIn(new URLSearchParams('notice=constructor'))).toBeNull();
});
