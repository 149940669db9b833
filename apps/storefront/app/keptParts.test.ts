import { expect, test } from 'vitest';
import { KeptParts } from './keptParts.ts';

const part = (html: string) => () => ({ html });

test('a part made of the same is made once', () => {
  const parts = new KeptParts({ mostCharacters: 100 });
  const first = parts.find('a mug', part('<p>Mug</p>'));
  expect(parts.find('a mug', part('another'))).toBe(first);
  expect(parts.find('a blue mug', part('<p>Blue mug</p>')).html).toBe('<p>Blue mug</p>');
});

test('when there are too many, those asked for longest ago go', () => {
  const parts = new KeptParts({ mostCharacters: 10 });
  const kept = (name: string) => parts.find(name, part('12345'));
  const [a, b] = [kept('a'), kept('b')];
  expect(kept('a')).toBe(a);
  kept('c');
  expect(kept('a')).toBe(a);
  expect(kept('b')).not.toBe(b);
});

test('one that throws is asked for again, and one larger than all the room is made each time', () => {
  const parts = new KeptParts({ mostCharacters: 10 });
  const fail = () => {
    throw new Error('No mug.');
  };
  expect(() => parts.find('a mug', fail)).toThrow('No mug.');
  const large = () => parts.find('a mug', part('a mug of more than ten'));
  expect(large()).not.toBe(large());
});
