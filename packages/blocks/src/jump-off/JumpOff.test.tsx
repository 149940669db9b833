import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { jumpOffFixtures as fixtures } from './fixtures.ts';
import { JumpOff } from './JumpOff.tsx';
import { jumpOff } from './schema.ts';

const html = (content: z.input<typeof jumpOff>) => renderBlock(<JumpOff {...jumpOff.parse(content)} />, 'eu');

test.each(['1', '2', '3'] as const)('blocks §2 jump-off 1: there is a type %s', (type) => {
  expect(html({ ...fixtures.default, type }).match(/data-type="\d"/g)).toEqual([
    `data-type="${type}"`,
    `data-type="${type}"`,
  ]);
});

test('blocks §2 jump-off 1: there is no type 4', () => {
  expect(jumpOff.safeParse({ ...fixtures.default, type: '4' }).success).toBe(false);
});

test('the whole tile is one link, named by its title, within the market', () => {
  const links = html(fixtures.default).match(/<a [^>]*>.*?<\/a>/g) ?? [];
  expect(links).toHaveLength(1);
  expect(links[0]).toContain('href="/eu/browse/other-stuff/homeware"');
  expect(wordsOf(links[0] ?? '')).toBe('A room to come back to');
});

test('blocks §7 promotion 1: its link says what a press is to be reported by', () => {
  expect(html(fixtures.minimal)).toContain('data-promotion="Sale"');
});

test('words over a picture stand on a label, of paper unless the editor chose their colour', () => {
  expect(html(fixtures.default)).toContain('data-label="paper"');
  expect(html(fixtures.maximal)).toContain('data-label="tinted"');
  expect(html(fixtures.minimal)).not.toContain('data-label');
});

test('blocks §3 media 3: the jump-off’s alternative text comes before the picture’s', () => {
  expect(html(fixtures.maximal)).toContain(`alt="${fixtures.maximal.imageAlt}"`);
  expect(html(fixtures.default)).toContain('alt="A leaf-print cushion');
});
