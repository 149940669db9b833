import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { describe, expect, test } from 'vitest';
import type { ContentItem } from '../content/contentItem.ts';
import type { Shop } from '../requestContext.ts';
import { loadListingContent } from './loadListingContent.ts';

const dresses = {
  id: 2,
  name: 'Dresses',
  url: '/womens/dresses',
  parentId: 1,
  path: [1, 2],
  description: 'Nearly all of them with pockets.',
};
const midi = { ...dresses, id: 3, name: 'Midi Dresses', url: '/womens/dresses/midi-dresses', parentId: 2 };

const tagged = (id: string, fields: object) => ({ _meta: { schema: schemaAddress(id) }, ...fields });
const header = tagged('listing-header-two', { title: 'Dresses with pockets' });
const image = {
  _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/image-link' },
  name: 'tile-prints',
  endpoint: 'content',
};
const card = tagged('product-list-slot', { position: 3, card: { title: 'It starts with a pencil', image } });
const hero = tagged('hero', { heading: 'Twirl' });
const text = tagged('text-block', { body: 'All about dresses.' });
const broken = tagged('text-block', {});
const pageOf = (...slots: object[]) => ok(tagged('content-page', { title: 'Dresses', slots }));

/** Only what content needs of a shop is there; it sells one style. */
const shopWith = (preview: boolean) =>
  ({
    liveShopping: false,
    ...(preview && { preview: {} }),
    client: { commerce: { getProductsById: async () => ok([{ sku: '200001' } as ProductCard]) } },
  }) as unknown as Shop;

const load = (
  written: Result<ContentItem, unknown>,
  { part = false, preview = false, children = [midi] } = {},
) => loadListingContent(shopWith(preview), written, { category: dresses, children, part });

/** What stands above the products and below them, by its kind. */
async function around(written: Result<ContentItem, unknown>, part = false) {
  const { slots, below, cards } = await load(written, { part });
  const kinds = ({ blocks }: typeof slots) => blocks.map(({ id }) => id);
  return { above: kinds(slots), below: kinds(below), cards: cards.length };
}

describe('the words above a listing', () => {
  test('a header published by itself stands above the listing', async () => {
    const { slots, cards } = await load(ok(header));
    expect(slots.blocks).toMatchObject([
      { id: 'listing-header-two', content: { title: 'Dresses with pockets' } },
    ]);
    expect(cards).toEqual([]);
  });

  test('without one the category’s own words do, with links to its children', async () => {
    const { slots } = await load(err('absent'));
    expect(slots.blocks).toMatchObject([
      {
        id: 'listing-header-one',
        content: { title: 'Dresses', linkButtons: [{ text: 'Midi Dresses', url: `/browse${midi.url}` }] },
      },
    ]);
  });
});

describe('cards among the products', () => {
  test('a page under the category’s address gives the header and the cards among its products', async () => {
    const { slots, cards } = await load(pageOf(header, card));
    expect(slots.blocks.map(({ id }) => id)).toEqual(['listing-header-two']);
    expect(cards).toMatchObject([{ position: 3, columns: '1', card: { title: 'It starts with a pencil' } }]);
  });

  test('a broken card is left out, and a page of cards alone keeps the category’s own words', async () => {
    const { slots, cards } = await load(pageOf(card, tagged('product-list-slot', {})));
    expect(slots.blocks).toMatchObject([{ id: 'listing-header-one', content: { title: 'Dresses' } }]);
    expect(cards).toHaveLength(1);
  });
});

describe('blocks around the products', () => {
  test('blocks §2 listing content 1: in the editor’s order, the products where the first card stands', async () => {
    expect(await around(pageOf(hero, header, text, card, text, card, hero))).toEqual({
      above: ['hero', 'listing-header-two', 'text-block'],
      below: ['text-block', 'hero'],
      cards: 2,
    });
  });

  test('blocks §2 listing content 1: without a card the products follow the header, which always is above them', async () => {
    expect(await around(pageOf(hero, header, text))).toEqual({
      above: ['hero', 'listing-header-two'],
      below: ['text-block'],
      cards: 0,
    });
    expect(await around(pageOf(card, text, header))).toEqual({
      above: ['text-block', 'listing-header-two'],
      below: [],
      cards: 1,
    });
    expect(await around(pageOf(hero, text))).toEqual({
      above: ['listing-header-one'],
      below: ['hero', 'text-block'],
      cards: 0,
    });
    expect(await around(ok(text))).toEqual({
      above: ['listing-header-one'],
      below: ['text-block'],
      cards: 0,
    });
  });

  test('blocks §2 listing content 2: a part of the products has the header alone, and the stickers', async () => {
    const sticker = tagged('sticker', { textLine1: 'New' });
    const page = pageOf(hero, header, text, card);
    const written = ok({ ...(page.ok ? page.value : {}), desktopSticker: sticker });
    expect(await around(written, true)).toEqual({ above: ['listing-header-two'], below: [], cards: 0 });
    expect((await load(written, { part: true })).desktopSticker.blocks).toHaveLength(1);
  });

  test('blocks §2 listing content 1: products that blocks name are fetched', async () => {
    const { products } = await load(pageOf(header, tagged('product-card', { productSku: '200001' })));
    expect(Object.keys(products)).toEqual(['200001']);
  });

  test('an editor reads of a broken block in its place, a shopper nothing', async () => {
    const page = pageOf(broken, header, broken, text, card, text, broken);
    const { slots, below, broken: all } = await load(page, { preview: true });
    expect(slots.broken.map(({ position }) => position)).toEqual([0, 1]);
    expect(below.broken.map(({ position }) => position)).toEqual([1]);
    expect(all).toHaveLength(3);
    expect((await load(page)).broken).toEqual([]);
  });
});
