import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { err, ok } from '@tailorbird/commerce/result';
import { describe, expect, test } from 'vitest';
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
const slot = tagged('product-list-slot', { position: 3, card: { title: 'It starts with a pencil', image } });

describe('the words above a listing', () => {
  test('a header published by itself stands above the listing', () => {
    const { header: shown, slots } = loadListingContent(ok(header), dresses, [midi]);
    expect(shown).toMatchObject({ id: 'listing-header-two', content: { title: 'Dresses with pockets' } });
    expect(slots).toEqual([]);
  });

  test('without one the category’s own words do, with links to its children', () => {
    expect(loadListingContent(err('absent'), dresses, [midi]).header).toMatchObject({
      id: 'listing-header-one',
      content: { title: 'Dresses', linkButtons: [{ text: 'Midi Dresses', url: `/browse${midi.url}` }] },
    });
  });
});

describe('cards among the products', () => {
  const pageOf = (...slots: object[]) => ok(tagged('content-page', { title: 'Dresses', slots }));

  test('a page under the category’s address gives the header and the cards among its products', () => {
    const { header: shown, slots } = loadListingContent(pageOf(header, slot), dresses, []);
    expect(shown.id).toBe('listing-header-two');
    expect(slots).toMatchObject([{ position: 3, columns: '1', card: { title: 'It starts with a pencil' } }]);
  });

  test('a broken card is left out, and a page of cards alone keeps the category’s own words', () => {
    const { header: shown, slots } = loadListingContent(
      pageOf(slot, tagged('product-list-slot', {})),
      dresses,
      [],
    );
    expect(shown).toMatchObject({ id: 'listing-header-one', content: { title: 'Dresses' } });
    expect(slots).toHaveLength(1);
  });
});
