import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { CallToActionGroup } from './CallToActionGroup.tsx';
import { callToActionGroupFixtures as fixtures } from './fixtures.ts';
import { callToActionGroup } from './schema.ts';

const html = (content: z.input<typeof callToActionGroup>) =>
  renderBlock(<CallToActionGroup {...callToActionGroup.parse(content)} />);

test.each(['1', '2', '3', '4'] as const)(
  'blocks §2 call-to-action group 1: it may have %s columns',
  (columns) => {
    expect(html({ ...fixtures.default, columns })).toContain(`data-columns="${columns}"`);
  },
);

test.each(['0', '5'])('blocks §2 call-to-action group 1: … but not %s', (columns) => {
  expect(callToActionGroup.safeParse({ ...fixtures.default, columns }).success).toBe(false);
});

test.each(['Round', 'Square'] as const)(
  'blocks §2 call-to-action group 2: its buttons may be %s',
  (variant) => {
    expect(html({ ...fixtures.default, variant })).toContain(`data-variant="${variant}"`);
  },
);

test('blocks §5 call to action 1: one without text, link or style is left out', () => {
  const [womens] = fixtures.default.callsToAction;
  expect(
    wordsOf(html({ callsToAction: [{ ...womens }, { buttonText: 'Mens', buttonLink: '/browse/mens' }] })),
  ).toBe('Womens');
});

test('without one that can be shown there is nothing', () => {
  expect(html({ title: 'Where to?' })).toBe('');
});
