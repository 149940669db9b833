import { expect, test } from 'vitest';
import { createFragmentCache } from './fragmentCache.ts';

const part = (html: string) => () => ({ html });

test('a part made of the same is made once', () => {
  const fragments = createFragmentCache({ maxCharacters: 100 });
  const first = fragments.getOrRender(['a mug'], part('<p>Mug</p>'));
  expect(fragments.getOrRender(['a mug'], part('another'))).toBe(first);
  expect(fragments.getOrRender(['a blue mug'], part('<p>Blue mug</p>')).html).toBe('<p>Blue mug</p>');
});

test.each([
  ['market', ['uk', { name: 'Mug' }], ['eu', { name: 'Mug' }]],
  ['price', ['uk', { name: 'Mug', price: 1200 }], ['uk', { name: 'Mug', price: 900 }]],
  ['last letter of a long text', ['uk', `${'m'.repeat(500)}a`], ['uk', `${'m'.repeat(500)}b`]],
  ['last price of a long list', [listTo(900)], [listTo(901)]],
  ['order', [{ a: 1 }, { b: 1 }], [{ b: 1 }, { a: 1 }]],
  ['place of a space', ['a b', 'c'], ['a', 'b c']],
  ['kind', ['{"name":"Mug"}'], [{ name: 'Mug' }]],
])('parts that differ in their %s are two', (_what, one, other) => {
  const fragments = createFragmentCache({ maxCharacters: 100 });
  fragments.getOrRender(one, part('one'));
  expect(fragments.getOrRender(other, part('other')).html).toBe('other');
});

test('objects that say the same are the same, whoever made them', () => {
  const fragments = createFragmentCache({ maxCharacters: 100 });
  const first = fragments.getOrRender(['uk', listTo(900)], part('<p>Mugs</p>'));
  expect(fragments.getOrRender(['uk', listTo(900)], part('another'))).toBe(first);
});

test('when there are too many, those asked for longest ago go', () => {
  const fragments = createFragmentCache({ maxCharacters: 10 });
  const kept = (name: string) => fragments.getOrRender([name], part('12345'));
  const [a, b] = [kept('a'), kept('b')];
  expect(kept('a')).toBe(a);
  kept('c');
  expect(kept('a')).toBe(a);
  expect(kept('b')).not.toBe(b);
});

test('one that throws is asked for again, and one larger than all the room is made each time', () => {
  const fragments = createFragmentCache({ maxCharacters: 10 });
  const fail = () => {
    throw new Error('No mug.');
  };
  expect(() => fragments.getOrRender(['a mug'], fail)).toThrow('No mug.');
  const large = () => fragments.getOrRender(['a mug'], part('a mug of more than ten'));
  expect(large()).not.toBe(large());
});

/** A list of fifty prices, of which the last is told. */
function listTo(last: number): object {
  return Array.from({ length: 50 }, (_, at) => ({ at, price: at === 49 ? last : 1200 }));
}
