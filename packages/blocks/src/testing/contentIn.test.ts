import { marketList } from '@tailorbird/commerce/market';
import { expect, test } from 'vitest';
import { contentIn } from './contentIn.ts';
import { fixtureProductsIn } from './fixtureProducts.ts';
import { everyFixture } from './library.ts';

const signs = { uk: /[€$]\d/, eu: /[£$]\d|\bUK\b/, us: /[£€]\d|\bUK\b/ };

test('in no market does a fixture speak of the money or the delivery of another', () => {
  const strange = marketList.flatMap((market) =>
    everyFixture
      .filter(({ content }) => signs[market].test(JSON.stringify(contentIn(market, content))))
      .map(({ id, name }) => `${market}: ${id} ${name}`),
  );
  expect(strange).toEqual([]);
});

test('a look’s prices are those of the market, and its other content stays', () => {
  const look = { title: 'Print', price: 45.5, items: [{ price: 65, columns: 65 }] };
  expect(contentIn('uk', look)).toEqual(look);
  expect(contentIn('eu', look)).toEqual({ title: 'Print', price: 55.3, items: [{ price: 79, columns: 65 }] });
  expect(contentIn('us', look)).toEqual({ title: 'Print', price: 59.5, items: [{ price: 85, columns: 65 }] });
});

test('what somebody typed into a fixture stays as it was typed', () => {
  const fixture = { items: [{ text: 'Gifts under £25', price: 47 }, { text: 'Gifts under £25' }] };
  const typed = { items: [{ text: 'Hats under £25', price: 65 }, { text: 'Gifts under £25' }] };
  expect(contentIn('us', typed, fixture)).toEqual({
    items: [{ text: 'Hats under £25', price: 65 }, { text: 'Gifts up to $35' }],
  });
});

test('a product costs in each market what its list says, a reduced one the same share less', () => {
  const prices = (code: string) => marketList.map((market) => fixtureProductsIn[market][code]?.price);
  expect(prices('200001')).toEqual([
    { currency: 'GBP', list: 2900, sale: null },
    { currency: 'EUR', list: 3500, sale: null },
    { currency: 'USD', list: 3900, sale: null },
  ]);
  expect(prices('200002')).toEqual([
    { currency: 'GBP', list: 6500, sale: 4550 },
    { currency: 'EUR', list: 7900, sale: 5530 },
    { currency: 'USD', list: 8500, sale: 5950 },
  ]);
});
