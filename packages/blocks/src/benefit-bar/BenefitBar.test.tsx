import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { BenefitBar } from './BenefitBar.tsx';
import { benefitBarFixtures as fixtures } from './fixtures.ts';
import { benefitBar } from './schema.ts';

const html = (content: z.input<typeof benefitBar>) =>
  renderBlock(<BenefitBar {...benefitBar.parse(content)} />, 'us');

test('blocks §2 benefit bar 1: it is a ticker: every benefit is on the page, one of them current', () => {
  const page = html(fixtures.default);
  expect(wordsOf(page)).toBe(
    'Free UK delivery over £50 Free returns to any shop Mended for life: ask us how',
  );
  expect(page.match(/<li data-current=""/g)).toHaveLength(1);
});

test('blocks §2 benefit bar 2: it stays off the home page unless its content sets showHomepage', () => {
  expect(benefitBar.parse(fixtures.minimal).showHomepage).toBe(false);
  expect(benefitBar.parse(fixtures.maximal).showHomepage).toBe(true);
});

test('a benefit with a link leads within the market, one without is words alone', () => {
  expect(html(fixtures.default)).toContain('href="/us/delivery"');
  expect(html(fixtures.minimal)).not.toContain('<a ');
});

test('without a benefit there is no bar', () => {
  expect(renderBlock(<BenefitBar {...benefitBar.parse(fixtures.default)} items={[]} />)).toBe('');
});

test('it can be stopped, and one benefit alone has nothing to stop', () => {
  expect(html(fixtures.default)).toContain('aria-label="Pause the benefits"');
  expect(html(fixtures.minimal)).not.toContain('<button');
});
