import type { ProductCard } from '@tailorbird/commerce/model/product';
import { expect, test } from 'vitest';
import { cardsOfViewed, maxViewed, viewedIn, viewedText, withViewed } from './viewedStyles.ts';

const viewed = (productId: number, colour = 'Ink') => ({ productId, colour });

test('what was looked at comes back from its text as it was, the latest first', () => {
  const list = [viewed(12, 'Moss_Green'), viewed(34, 'Caf%C3%A9_Cr%C3%A8me')];
  expect(viewedIn(viewedText(list))).toEqual(list);
  expect(viewedIn('')).toEqual([]);
});

test.each(['x', '0.Ink', '1.', '-1.Ink', '1e3.Ink', '<script>', '~~~', `1.${'x'.repeat(200)}`])(
  'what is no style is left out: %j',
  (text) => expect(viewedIn(text)).toEqual([]),
);

test('a style is there once, the latest in front, and the list does not grow', () => {
  const many = Array.from({ length: 20 }, (_, at) => viewed(at + 1));
  const list = many.reduce<ReturnType<typeof viewedIn>>(withViewed, []);
  expect(list.length).toBeLessThanOrEqual(maxViewed + 1);
  expect(withViewed(list, viewed(18, 'Moss')).slice(0, 3)).toEqual([
    viewed(18, 'Moss'),
    viewed(20),
    viewed(19),
  ]);
});

test('a card shows the colour that was looked at, and what is no longer sold is left out', () => {
  // Only what is looked at is there.
  const card = (productId: number, ...colours: string[]) =>
    ({ productId, colourways: colours.map((colour) => ({ colour })) }) as unknown as ProductCard;
  const cards = cardsOfViewed(
    [viewed(2, 'Moss_Green'), viewed(9), viewed(1)],
    [card(1, 'Sage', 'Chalk'), card(2, 'Ink', 'Moss Green')],
  );
  expect(cards.map(({ productId, colourways }) => [productId, colourways[0]?.colour])).toEqual([
    [2, 'Moss Green'],
    [1, 'Sage'],
  ]);
});
