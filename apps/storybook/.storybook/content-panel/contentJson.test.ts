import { expect, test } from 'vitest';
import { argsOfJson, blockOf, itemJson, moved, packed, shareAddress, unpacked } from './contentJson.ts';

const story = 'blocks-call-to-action-group--maximal';
const contents: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { title: 'Women’s 👗 “coats” — 20% off + more/less?' },
  {
    columns: '2',
    callsToAction: [{ buttonText: 'Größe', buttonLink: '/browse/womens?size=12&colour=red' }, {}],
  },
  { loop: false, size: 0, nothing: null, deep: { deep: { deep: [[], {}] } } },
  { long: 'long words '.repeat(500) },
];

test('a story is of the block its id names', () => {
  expect(blockOf(story)).toBe('call-to-action-group');
});

test.each(contents)('content that is copied as JSON and pasted is the same content: %j', (args) => {
  expect(argsOfJson(story, itemJson(story, args), {})).toEqual(args);
});

test.each(contents)(
  'content goes into an address and comes out, in letters Storybook lets through: %j',
  (args) => {
    expect(packed(args)).toMatch(/^[\w-]+$/);
    expect(unpacked(packed(args))).toEqual(args);
  },
);

test('what is pasted takes the place of all there was', () => {
  expect(argsOfJson(story, '{"title":"Sale"}', { title: 'Old', variant: 'Round' })).toEqual({
    title: 'Sale',
    variant: undefined,
  });
});

test.each([
  ['{', 'This is no JSON'],
  ['[]', 'This is no item'],
  [
    '{"_meta":{"schema":"https://tailorbird.example/schema/hero"}}',
    'and the story is of call-to-action-group',
  ],
])('%s is refused with a reason', (text, reason) => {
  expect(argsOfJson(story, text, {})).toContain(reason);
});

test.each(['', '!', 'bm8', 7, undefined])('%j in an address is no content', (letters) => {
  expect(unpacked(letters)).toBeUndefined();
});

test('a link to a story carries its content', () => {
  expect(shareAddress(story, {})).toBe(`?path=/story/${story}&globals=content:e30`);
});

test('an entry moves up and down, and never out of its list', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
