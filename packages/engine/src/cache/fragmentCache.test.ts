import { expect, test } from 'vitest';
import { createFragmentCache } from './fragmentCache.ts';

const part = (html: string) => () => ({ html });

test('a part made of the same is made once', () => {
  const fragments = createFragmentCache({ maxCharacters: 100 });
  const first = fragments.getOrRender('a mug', part('<p>Mug</p>'));
  expect(fragments.getOrRender('a mug', part('another'))).toBe(first);
  expect(fragments.getOrRender('a blue mug', part('<p>Blue mug</p>')).html).toBe('<p>Blue mug</p>');
});

test('when there are too many, those asked for longest ago go', () => {
  const fragments = createFragmentCache({ maxCharacters: 10 });
  const kept = (name: string) => fragments.getOrRender(name, part('12345'));
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
  expect(() => fragments.getOrRender('a mug', fail)).toThrow('No mug.');
  const large = () => fragments.getOrRender('a mug', part('a mug of more than ten'));
  expect(large()).not.toBe(large());
});
