import { expect, test } from 'vitest';
import { abouts } from './abouts.ts';
import { schemas } from './schemas.ts';

const entries = Object.entries(abouts);
const named = (text: string) => [...text.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, id = '']) => id);

test('where a block is not to be used, another that there is takes its place', () => {
  const without = entries.filter(([id, { notFor }]) => {
    const others = named(notFor);
    return others.length === 0 || others.some((other) => other === id || !Object.hasOwn(schemas, other));
  });
  expect(without.map(([id]) => id)).toEqual([]);
});

test('each is said in a few whole sentences, and of one block alone', () => {
  const said = entries.flatMap(([id, about]) => Object.values(about).map((text) => ({ id, text })));
  const unfit = said.filter(
    ({ text }) => !/^[A-Z].{30,300}\.$/s.test(text.replaceAll(/\]\([\w-]+\.md\)/g, ']')),
  );
  expect(unfit).toEqual([]);
  expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
});
