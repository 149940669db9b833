import { expect, test } from 'vitest';
import { z } from 'zod';
import { commonLetters } from '../../../packages/tokens/src/commonLetters.ts';
import { translated } from './translated.ts';

const schema = z.object({
  heading: z.string(),
  body: z.string().meta({ format: 'markdown' }),
  link: z.string().meta({ format: 'link' }),
  colour: z.string().meta({ format: 'colour' }),
  side: z.enum(['Left', 'Right']),
  size: z.int(),
  items: z.array(z.object({ text: z.string(), url: z.url() })),
  half: z.union([z.object({ film: z.url() }), z.object({ words: z.string() })]),
});

const content = {
  heading: 'Sale',
  body: 'Wool, by the sea, in all weathers and in every size that you may ask us for.',
  link: '/sale',
  colour: 'ink',
  side: 'Left' as const,
  size: 12,
  items: [{ text: 'New in', url: 'https://shop.example/' }],
  half: { words: 'Sale' },
};

test('what shoppers read is in long words and no shorter; links, colours, choices and figures stay', () => {
  const long = translated(content, schema, 'long');
  expect(long.heading).toMatch(/\p{L}{18}/u);
  expect(long.body.length).toBeGreaterThanOrEqual(content.body.length);
  expect(long.items[0]?.text).toMatch(/\p{L}{18}/u);
  expect(long.half.words).toMatch(/\p{L}{18}/u);
  expect(long).toMatchObject({ link: '/sale', colour: 'ink', side: 'Left', size: 12 });
  expect(long.items[0]?.url).toBe('https://shop.example/');
});

test('a text with an editor’s marks stays, as does an empty one', () => {
  const marked = { heading: '', body: 'Save [[wavy-u-madder]]now[[/wavy-u]] **today**' };
  for (const words of ['long', 'pseudo'] as const)
    expect(translated({ ...content, ...marked }, schema, words)).toMatchObject(marked);
});

test('the pseudo-locale is accented, longer and in brackets, and links, colours and figures stay', () => {
  const pseudo = translated(content, schema, 'pseudo');
  expect(pseudo).toMatchObject({ heading: '[Sälé ·]', link: '/sale', colour: 'ink', side: 'Left', size: 12 });
  expect(pseudo.body).toMatch(/^\[Wööl, by thé séä.*( ·)+\]$/);
  expect(pseudo.body.length).toBeGreaterThan(content.body.length * 1.3);
});

test('each letter of the pseudo-locale is in the fonts of a page’s first view', () => {
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at)).replaceAll(
    /[*_`#<>[{]/g,
    '',
  );
  const { heading } = translated({ ...content, heading: ascii }, schema, 'pseudo');
  expect(heading).toContain('[');
  expect([...new Set(heading)].filter((letter) => !commonLetters.includes(letter))).toEqual([]);
});
