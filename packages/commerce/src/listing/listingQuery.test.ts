import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byFacet } from './facets.ts';
import {
  clearFilters,
  filterCount,
  type ListingQuery,
  listingHref,
  noFilters,
  pageSize,
  parseListingQuery,
  toggleFilter,
} from './listingQuery.ts';
import { offeredOrders, sortLabels, sortOrders } from './sortOrder.ts';

const parse = (search: string) => parseListingQuery(new URLSearchParams(search));
const plain: ListingQuery = { query: '', page: 1, sort: 'featured-asc', filters: noFilters };

describe('the address of a listing', () => {
  test('an address without parameters is the first page in featured order', () => {
    expect(parse('')).toEqual(plain);
    expect(listingHref('/browse/womens', plain)).toBe('/browse/womens');
  });

  test('commerce §2 listing 1: reads page, sort, query and filters', () => {
    const read = parse(
      'query=cord+shirt&page=3&sort=price-desc&filters[colour]=Moss&filters[size]=10&filters[size]=12',
    );
    expect(read).toEqual({
      query: 'cord shirt',
      page: 3,
      sort: 'price-desc',
      filters: { ...noFilters, colour: ['Moss'], size: ['10', '12'] },
    });
  });

  test('reads price, fit, fabric, print and offer beside colour and size', () => {
    const address = '/browse/womens?filters%5Bprice%5D=25-50&filters%5Boffer%5D=New&filters%5Boffer%5D=Sale';
    const read = parse('filters[offer]=Sale&filters[price]=25-50&filters[offer]=New');
    expect(read.filters).toEqual({ ...noFilters, price: ['25-50'], offer: ['New', 'Sale'] });
    expect(listingHref('/browse/womens', read)).toBe(address);
    expect(filterCount(read)).toBe(3);
  });

  test.each(['featured', 'newest', 'price', 'name', 'id'])(
    'commerce §2 listing 1: sort is a field and a direction, which may stand in either parameter: %s',
    (field) => {
      for (const direction of ['asc', 'desc']) {
        const order = `${field}-${direction}`;
        expect(parse(`sort=${order}`).sort).toBe(order);
        expect(parse(`sort=${field}&direction=${direction}`).sort).toBe(order);
        expect(parse(`direction=asc&sort=${order}`).sort).toBe(order);
        // One order has one address, however it was asked for.
        const address = order === 'featured-asc' ? '/search' : `/search?sort=${order}`;
        expect(listingHref('/search', parse(`sort=${field}&direction=${direction}`))).toBe(address);
      }
      const usual = field === 'newest' ? 'newest-desc' : `${field}-asc`;
      for (const direction of ['', '&direction=sideways', '&direction=DESC'])
        expect(parse(`sort=${field}${direction}`).sort).toBe(usual);
    },
  );

  test('commerce §2 listing 1: a field that is none is Featured, and leaves no trace in the address', () => {
    for (const sort of [
      'margin-desc',
      'margin&direction=desc',
      '',
      'price-sideways',
      'Price-asc',
      '__proto__',
    ])
      expect(listingHref('/browse/womens', parse(`sort=${sort}`))).toBe('/browse/womens');
    expect(parse('direction=desc').sort).toBe('featured-asc');
  });

  test('the sort menu offers orders that there are, each in words of its own', () => {
    expect(sortOrders).toEqual(expect.arrayContaining([...offeredOrders]));
    expect(new Set(Object.values(sortLabels)).size).toBe(sortOrders.length);
  });

  test('commerce §2 listing 2: the page size is fixed at 48 items whatever itemsperpage says', () => {
    expect(parse('itemsperpage=500')).toEqual(plain);
    expect(pageSize).toBe(48);
  });

  test.each(['-1', '0', '1e9', 'two', '', '99999999999', '1.5'])(
    'a page that is none is the first: %s',
    (page) => {
      expect(parse(`page=${page}`).page).toBe(1);
    },
  );

  test('a page far beyond the end stays a number the database can count to', () => {
    expect(parse('page=999999999').page).toBe(10_000);
  });

  test('the same choice has one address', () => {
    const one = parse('filters[size]=12&filters[size]=10&filters[colour]=Moss&filters[size]=12&page=1');
    expect(listingHref('/search', one)).toBe(
      '/search?filters%5Bcolour%5D=Moss&filters%5Bsize%5D=10&filters%5Bsize%5D=12',
    );
  });

  test('unreasonable filters are left out', () => {
    expect(
      parse(`filters[colour]=&filters[colour]=${'x'.repeat(201)}&filters[prize]=5`).filters.colour,
    ).toEqual([]);
    const many = new URLSearchParams(
      Array.from({ length: 60 }, (_, index) => ['filters[size]', `size ${index}`]),
    );
    expect(parseListingQuery(many).filters.size).toHaveLength(40);
  });
});

describe('the filters', () => {
  const filtered = parse('filters[colour]=Moss&page=4&sort=price-asc');

  test('selecting a value toggles it and starts from the first page', () => {
    const added = toggleFilter(filtered, 'colour', 'Ink');
    expect(added).toMatchObject({ page: 1, sort: 'price-asc', filters: { colour: ['Ink', 'Moss'] } });
    expect(toggleFilter(added, 'colour', 'Moss').filters.colour).toEqual(['Ink']);
    expect(filterCount(added)).toBe(2);
  });

  test('commerce §4 filter sidebar 3: Clear All empties both selections', () => {
    expect(clearFilters(toggleFilter(filtered, 'size', '10')).filters).toEqual(noFilters);
  });
});

const value = fc.stringMatching(/^[^\s\ud800-\udfff]{1,30}$/u);
const values = fc.uniqueArray(value, { maxLength: 5 }).map((list) => list.toSorted());
const anyQuery = fc.record({
  query: value,
  page: fc.integer({ min: 1, max: 10_000 }),
  sort: fc.constantFrom(...sortOrders),
  filters: fc.record(byFacet(() => values)),
});

test('an address is read back as the query it was written from', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parse(listingHref('', query).slice(1))).toEqual(query);
    }),
  );
});

test('toggling a value twice leaves the choice as it was', () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom('colour', 'size'), value, (query, facet, one) => {
      expect(toggleFilter(toggleFilter(query, facet, one), facet, one).filters).toEqual(query.filters);
    }),
  );
});

const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

test('no address makes reading it fail', () => {
  fc.assert(
    fc.property(fc.array(anyText), anyText, (texts, term) => {
      const chosen = texts.map((text) => ['filters[colour]', text] as const);
      const read = parseListingQuery([...chosen, ['query', term], ['page', term], ['sort', term]]);
      expect(parse(listingHref('', read).slice(1))).toEqual(read);
    }),
  );
});
