import tokens from '@tailorbird/tokens/tokens.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { renderBlock } from '../testing/renderBlock.tsx';
import { SpacingBlock } from './SpacingBlock.tsx';
import { spacingBlock } from './schema.ts';

test('blocks §3 spacing block 1: it has a size, Medium unless given', () => {
  expect(renderBlock(<SpacingBlock {...spacingBlock.parse({ size: 'XL' })} />)).toContain('data-size="XL"');
  expect(renderBlock(<SpacingBlock {...spacingBlock.parse({})} />)).toContain('data-size="Medium"');
  expect(spacingBlock.safeParse({ size: 'Huge' }).success).toBe(false);
});

test('blocks §9 spacing 1: sizes are 6, 12, 24, 36, 48, 60 and 72 px, from XXS to XXL', () => {
  const { xxs, xs, small, medium, large, xl, xxl } = tokens.space;
  expect([xxs, xs, small, medium, large, xl, xxl].map(({ $value }) => $value.value)).toEqual([
    6, 12, 24, 36, 48, 60, 72,
  ]);
});

test('it is nothing to those who hear the page', () => {
  expect(renderBlock(<SpacingBlock {...spacingBlock.parse({})} />)).toContain('aria-hidden="true"');
});
