import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockList } from '../page/BlockList.tsx';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';
import { wordsOf } from '../testing/renderBlock.tsx';
import { previewBarFixtures as fixtures } from './fixtures.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { previewBar } from './schema.ts';

const html = (name: keyof typeof fixtures, preview = true) =>
  renderToStaticMarkup(
    <PageFactsProvider market="us" preview={preview}>
      <PreviewBar {...previewBar.parse(fixtures[name])} />
    </PageFactsProvider>,
  );

test('blocks §2 preview bar 1: an editor in a preview sees it', () => {
  expect(wordsOf(html('default'))).toMatch(/^Preview /);
});

test('blocks §4 preview bar 1: without a preview there is none', () => {
  for (const name of ['default', 'minimal', 'maximal'] as const) expect(html(name, false)).toBe('');
});

test('it tells the moment that is previewed, and leads out of the preview in the market', () => {
  expect(wordsOf(html('default'))).toContain('The page as of 24 December 2026, 09:00 UTC');
  expect(wordsOf(html('minimal'))).toContain('The page as it is now');
  expect(html('minimal')).toContain('href="/us/?ampl_domain=&amp;ampl_timestamp="');
});

test('it lists every broken block with a link to its place', () => {
  expect(wordsOf(html('maximal'))).toContain('3 blocks cannot be shown');
  expect(html('maximal')).toContain('<a href="#broken-autumn-hero">hero</a>');
  expect(wordsOf(html('maximal'))).toContain('An item without a schema');
  expect(wordsOf(html('oneBroken'))).toContain('1 block cannot be shown');
  expect(wordsOf(html('repaired'))).toContain(
    '1 block cannot be shown, 1 block shown in part, 1 block with advice',
  );
  expect(wordsOf(html('minimal'))).toContain('Every block of this page can be shown');
});

test('the places it links to are those of the notices on the page', () => {
  const { blocks, broken } = parseBlocks([
    { _meta: { schema: schemaAddress('marquee'), deliveryId: 'ab-1' } },
  ]);
  const page = renderToStaticMarkup(
    <PageFactsProvider market="uk" preview>
      <PreviewBar {...previewBar.parse({ broken })} />
      <BlockList blocks={blocks} broken={broken} />
    </PageFactsProvider>,
  );
  expect(page).toContain('href="#broken-ab-1"');
  expect(page).toContain('id="broken-ab-1"');
});
