import { expect, test, vi } from 'vitest';
import { readOnce } from './readOnce.ts';

test('the same text from the same address is the same object, read once', () => {
  const parse = vi.fn<(text: string) => unknown>(JSON.parse);
  const read = readOnce(parse);
  const first = read('/uk/footer', '{"title":"Autumn"}');
  expect(read('/uk/footer', '{"title":"Autumn"}')).toBe(first);
  expect(parse).toHaveBeenCalledOnce();
});

test('another text, or another address, is read for itself', () => {
  const read = readOnce(JSON.parse);
  expect(read('/uk/footer', '{"title":"Autumn"}')).toEqual({ title: 'Autumn' });
  expect(read('/staging/uk/footer', '{"title":"Winter"}')).toEqual({ title: 'Winter' });
  expect(read('/uk/footer', '{"title":"Spring"}')).toEqual({ title: 'Spring' });
  expect(read('/uk/footer', '{"title":"Autumn"}')).toEqual({ title: 'Autumn' });
});

test('a text that cannot be read is refused each time, and what was known before stands', () => {
  const read = readOnce(JSON.parse);
  const known = read('/uk/footer', '{}');
  for (const _ of [1, 2]) expect(() => read('/uk/footer', '{')).toThrow();
  expect(read('/uk/footer', '{}')).toBe(known);
});

test('no more is kept than was said: what was asked for longest ago goes first', () => {
  const read = readOnce(JSON.parse, 10);
  const [one, two] = [read('/one', '[1111]'), read('/two', '[22]')];
  expect(read('/one', '[1111]')).toBe(one);
  read('/three', '[33]');
  expect(read('/one', '[1111]')).toBe(one);
  expect(read('/two', '[22]')).not.toBe(two);
});
