import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { listingHeaderTwoFixtures as fixtures } from './fixtures.ts';
import { ListingHeaderTwo } from './ListingHeaderTwo.tsx';
import { listingHeaderTwo } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<ListingHeaderTwo {...listingHeaderTwo.parse(fixtures[name])} />);

test('blocks §2 listing header two 1: the subheading stands above the title', () => {
  expect(html('default')).toMatch(/<hgroup><p>The autumn edit<\/p><h1[^>]*>Dresses with pockets/);
  expect(html('minimal')).not.toContain('<p>');
});

test('blocks §2 listing header two 2: a squiggle of a colour stands under the first line or the second', () => {
  expect(html('default')).toMatch(/<svg[^>]*style="--squiggle:var\(--tb-color-madder\);--line:1"/);
  expect(html('maximal')).toMatch(/<svg[^>]*style="--squiggle:var\(--tb-color-mustard\);--line:2"/);
  expect(html('withoutSquiggle')).not.toContain('<svg');
});

test('blocks §2 listing header two 3: above 100 characters the description is cut to 100, with “see more”', () => {
  const cut = `${fixtures.default.description.slice(0, 100).trimEnd()}…`;
  expect(html('default')).toContain(`<span data-part="cut">${cut} </span>`);
  expect(wordsOf(html('default'))).toContain('see more');
  expect(html('withoutSquiggle')).not.toContain('<details');
  const ofLength = (length: number) =>
    renderBlock(
      <ListingHeaderTwo {...listingHeaderTwo.parse({ title: 'x', description: 'y'.repeat(length) })} />,
    );
  expect(ofLength(100)).not.toContain('<details');
  expect(ofLength(101)).toContain(`${'y'.repeat(100)}…`);
});

test('blocks §2 listing header two 4: it has link buttons and holds a call-to-action block', () => {
  expect(html('maximal')).toContain('href="/browse/womens/knitwear/jumpers"');
  expect(html('maximal')).toMatch(
    /<a (?=[^>]*data-variant="round-style")[^>]*href="\/browse\/womens\/knitwear"/,
  );
});

test.each([
  ['1', 'Square'],
  ['3', 'Round'],
] as const)('blocks §2 listing header two 4: … of %s columns, %s', (columns, variant) => {
  const callToActionBlock = { ...fixtures.maximal.callToActionBlock, columns, variant };
  const content = listingHeaderTwo.parse({ title: 'Knitwear', callToActionBlock });
  const shown = renderBlock(<ListingHeaderTwo {...content} />);
  expect(shown).toContain(`data-columns="${columns}" data-variant="${variant}"`);
  expect(wordsOf(shown)).toBe('Knitwear Where to go on Shop the edit How we knit');
});

test('blocks §2 listing header two 5: it takes a text colour and a background colour', () => {
  expect(html('maximal')).toContain('--text:var(--tb-color-paper);--ground:var(--tb-color-indigo)');
});
