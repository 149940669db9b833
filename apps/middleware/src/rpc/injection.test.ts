import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { errorOf, valueOf } from '../testing/valueOf.ts';

/** Our own list of what SQL, a search query, a LIKE pattern or a regular expression gives a meaning to. */
const file = new URL('../../../../security/payloads/injection.json', import.meta.url);
const bare = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
const tried = [...new Set(bare.flatMap((text) => [text, `zinnia ${text}`, `${text} nothing else`]))];

const names = ['Zinnia Quilt', 'Marigold Jumper', 'Teasel Scarf', 'Yarrow 100% Percent_Tee'];
let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith(
    names.map((name, nth) => ({
      sku: `20000${nth}`,
      name,
      category: nth % 2 === 0 ? '/womens' : '/homeware_and%more',
    })),
  );
});
afterAll(() => shop.close());

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word with a letter missing is looked up by likeness. */
const isPartOf = (own: string, word: string) => word.length > 3 && own.includes(word);

/** The styles that may be found: those that have one of the words, whole or in part. */
function expected(term: string): string[] {
  const words = wordsIn(term);
  return names.filter((name) =>
    wordsIn(name).some((own) => words.some((word) => own.startsWith(word) || isPartOf(own, word))),
  );
}

const failures = () => shop.logged.filter((line) => JSON.parse(line).level >= 50);

it('reliability G9: of 300 strings none is more than its words to the search', {
  timeout: 240_000,
}, async () => {
  expect(tried.length).toBeGreaterThanOrEqual(300);
  const { commerce } = shop.shopper();
  const extra: unknown[] = [];
  for (const term of tried) {
    const { cards: products } = await valueOf(commerce.getProductsWithFilter({ query: term.slice(0, 200) }));
    const more = products.map(({ name }) => name).filter((name) => !expected(term).includes(name));
    if (more.length > 0) extra.push([term, more]);
  }
  expect(extra).toEqual([]);
  expect(failures()).toEqual([]);
  // The words themselves do find, or nothing was looked at.
  const { cards: products } = await valueOf(commerce.getProductsWithFilter({ query: 'zinnia' }));
  expect(products.map(({ name }) => name)).toEqual(['Zinnia Quilt']);
});

const answer = z.object({
  sections: z.object({
    Products: z.array(z.object({ value: z.string() })),
    'Search Suggestions': z.array(z.object({ value: z.string() })),
  }),
});

it('reliability G9: nor to the suggestions, which have a word that was typed', {
  timeout: 240_000,
}, async () => {
  const extra: unknown[] = [];
  for (const term of tried) {
    const response = await shop.app.request(`/autocomplete/${encodeURIComponent(term)}`);
    expect([term, response.status]).toEqual([term, 200]);
    const { sections } = answer.parse(await response.json());
    const more = [
      ...sections.Products.filter(({ value }) => !expected(term).includes(value)),
      ...sections['Search Suggestions'].filter(({ value }) => !isOfItsWords(term, value)),
    ];
    if (more.length > 0) extra.push([term, more]);
  }
  expect(extra).toEqual([]);
  expect(failures()).toEqual([]);
});

/** Whether a suggestion has a word that was typed, whole or in part: what else was typed may mean nothing to the shop. */
function isOfItsWords(term: string, value: string): boolean {
  const typed = wordsIn(term);
  return wordsIn(value).some((own) => typed.some((word) => own.startsWith(word) || isPartOf(own, word)));
}

it('reliability G9: nor to what is looked up by name, which finds nothing', {
  timeout: 240_000,
}, async () => {
  const { commerce } = shop.shopper();
  const [style] = shop.styles;
  for (const text of tried.map((each) => each.slice(0, 100))) {
    for (const filters of [{ colour: [text] }, { size: [text] }]) {
      const { total } = await valueOf(commerce.getProductsWithFilter({ categoryEntityId: 1, filters }));
      expect([text, total]).toEqual([text, 0]);
    }
    expect([text, await valueOf(commerce.getProductsById({ skus: [text] }))]).toEqual([text, []]);
    expect([text, await valueOf(commerce.getInventoryAtLocations({ skus: [text] }))]).toEqual([text, []]);
    const unknown = [
      await errorOf(commerce.getCategory({ url: `/${text}` })),
      await errorOf(commerce.getSharedWishlist({ token: text })),
    ];
    expect([text, unknown.map(({ tag }) => tag)]).toEqual([text, ['not-found', 'not-found']]);
    const asId = await shop
      .shopper()
      .post('/commerce/getProductById', [{ entityId: `${style?.productId}${text}` }]);
    expect([text, asId.status]).toEqual([text, 400]);
  }
  expect(failures()).toEqual([]);
});
