import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productPath } from '../variants/colourInPath.ts';
import { lookPath } from './lookPath.ts';
import { lookPieces } from './lookPieces.ts';
import { lookPrice } from './lookPrice.ts';
import { wornWith } from './wornWith.ts';

const dress = { productId: 12, colour: 'Moss Green' };
const jumper = { productId: 34, colour: 'Ink' };

const pageOf = ({ productId, colour }: typeof dress) =>
  productPath({ id: productId, slug: 'fern' }, colour, { size: '10' });

describe('the address of a look', () => {
  it('names each piece and its colour, as its product page does', () => {
    expect(lookPath([dress, jumper].map(pageOf))).toBe('/look/12-Moss_Green,34-Ink');
    expect(lookPieces('12-Moss_Green,34-Ink')).toEqual([dress, jumper]);
  });

  it('is read as it was written, however the colours are called', () => {
    const colour = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((name) => !/[_%]|,\d+-/u.test(name));
    const piece = fc.record({ productId: fc.integer({ min: 1, max: 999_999_999 }), colour });
    const looks = fc.uniqueArray(piece, {
      minLength: 1,
      maxLength: 6,
      selector: ({ productId }) => productId,
    });
    fc.assert(
      fc.property(looks, (pieces) => {
        const path = lookPath(pieces.map(pageOf)) ?? '';
        expect(lookPieces(path.slice('/look/'.length))).toEqual(pieces);
      }),
    );
  });

  it('names a style once, and six at most; what is no piece is left out', () => {
    expect(lookPieces('12-Moss_Green,12-Ink,0-Red,x,34-Ink')).toEqual([dress, jumper]);
    expect(lookPieces('')).toEqual([]);
    expect(lookPieces([1, 2, 3, 4, 5, 6, 7].map((id) => `${id}-Red`).join(','))).toHaveLength(6);
  });

  it.each(['/browse/womens', 'https://elsewhere.example/p/12/fern/Ink', '/p/0/fern/Ink'])(
    'is made of product pages alone: not with %s',
    (path) => expect(lookPath([pageOf(dress), path])).toBeUndefined(),
  );
});

describe('what a look costs', () => {
  const price = (list: number, sale: number | null = null) => ({ currency: 'GBP' as const, list, sale });

  it('is the sum of its pieces, one of each', () => {
    const pieces = [
      { price: price(6500), nowPrice: undefined },
      { price: price(4999), nowPrice: undefined },
    ];
    expect(lookPrice(pieces)).toEqual(price(11_499));
  });

  it('takes a piece at its sale price, or at what its promotion makes of it', () => {
    const pieces = [
      { price: price(6500, 5000), nowPrice: undefined },
      { price: price(4000, 3000), nowPrice: 2400 },
      { price: price(1000), nowPrice: 0 },
    ];
    expect(lookPrice(pieces)).toEqual(price(11_500, 7400));
  });

  it('is nothing to show where nothing is left', () => {
    expect(lookPrice([])).toBeUndefined();
  });
});

describe('what is worn with a piece', () => {
  it('is of other categories of its own department', () => {
    expect(wornWith('/womens/dresses/midi-dresses')).toEqual(['/womens/knitwear', '/womens/accessories']);
    expect(wornWith('/mens/knitwear')).toEqual(['/mens/trousers-and-jeans', '/mens/accessories']);
  });

  it.each(['/womens', '/womens/sale', '/other-stuff/homeware', '/womens/constructor', ''])(
    'is nothing for %o',
    (url) => expect(wornWith(url)).toEqual([]),
  );
});

it('what has something before its number is no piece of a look', () => {
  expect(lookPieces('x5-Moss')).toEqual([]);
  expect(lookPieces('5-Moss')).toHaveLength(1);
});
