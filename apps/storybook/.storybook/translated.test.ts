import { expect, test } from 'vitest';
import { z } from 'zod';
import { withLongWords } from './longWords.ts';

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
  const long = withLongWords(content, schema);
  expect(long.heading).toMatch(/\p{L}{18}/u);
  expect(long.body.length).toBeGreaterThanOrEqual(content.body.length);
  expect(long.items[0]?.text).toMatch(/\p{L}{18}/u);
  expect(long.half.words).toMatch(/\p{L}{18}/u);
  expect(long).toMatchObject({ link: '/sale', colour: 'ink', side: 'Left', size: 12 });
  expect(long.items[0]?.url).toBe('https://shop.example/');
});

test('a text with an editor’s marks stays, as does an empty one', () => {
  const marked = { heading: '', body: 'Save [[wavy-u-madder]]now[[/wavy-u]] **today**' };
  expect(withLongWords({ ...content, ...marked }, schema)).toMatchObject(marked);
});
