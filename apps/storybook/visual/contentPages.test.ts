import { expect, test } from 'vitest';
import { contentSet, ofTheMoment, pagesOf } from './contentPages.ts';

const schema = (name: string) => `https://tailorbird.example/schema/${name}`;
const item = (key: string, of = 'content-page') => ({ key, schema: schema(of), source: `${key}.json` });

test('a set of content is what is published, what is staged, or a moment with its zone', () => {
  expect(contentSet('published')).toEqual({ title: 'published' });
  expect(contentSet('staging')).toEqual({ title: 'staging', timestamp: '' });
  expect(contentSet('2027-01-01T09:00Z')?.timestamp).toBe('1798794000000');
  expect(contentSet('2027-01-01T10:00:00+01:00')?.timestamp).toBe('1798794000000');
  for (const words of ['friday', '2027-01-01T09:00', ''])
    expect([words, contentSet(words)]).toEqual([words, undefined]);
});

test('a page that changes is pictured at its own address in its market', () => {
  const pages = pagesOf([item('uk/home'), item('eu/home'), item('us/delivery')], []);
  expect([...pages.values()].map(({ address, causes, source }) => [address, causes, source])).toEqual([
    ['/', ['uk/home'], 'uk/home.json'],
    ['/eu', ['eu/home'], 'eu/home.json'],
    ['/us/delivery', ['us/delivery'], 'us/delivery.json'],
  ]);
  expect([...pages.keys()]).toEqual(['home', 'eu', 'us-delivery']);
});

test('what is on every page is looked at on a page of each kind, and a category’s words on that category', () => {
  const pages = pagesOf(
    [item('eu/footer', 'footer'), item('eu/browse/womens/tops', 'listing-header-one')],
    [],
  );
  expect([...pages.values()].map(({ address, causes }) => [address, causes])).toEqual([
    ['/eu', ['eu/footer']],
    ['/eu/browse/womens/dresses', ['eu/footer']],
    ['/eu/p/105/ramsons-block-print-midi-dress/Bottle_Green', ['eu/footer']],
    ['/eu/browse/womens/tops', ['eu/browse/womens/tops']],
  ]);
});

test('at a moment a page of each kind is looked at in the markets compared, and a page that changes too has both reasons', () => {
  const pages = pagesOf([item('uk/home')], ['uk', 'us']);
  expect(pages.size).toBe(6);
  expect(pages.get('home')?.causes).toEqual(['uk/home', ofTheMoment]);
  expect(pages.get('us-browse-womens-dresses')?.causes).toEqual([ofTheMoment]);
});
