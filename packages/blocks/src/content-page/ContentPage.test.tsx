import { expect, test } from 'vitest';
import { loadEveryBlock } from '../page/loadEveryBlock.ts';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { schemaAddress } from '../schemaAddress.ts';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { ContentPage } from './ContentPage.tsx';
import { contentPageFixtures as fixtures } from './fixtures.ts';
import { PageWithinPage } from './PageWithinPage.tsx';
import { parsePage } from './parsePage.ts';

await loadEveryBlock();

function html(name: keyof typeof fixtures, more = {}) {
  const page = parsePage({ _meta: { schema: schemaAddress('content-page') }, ...fixtures[name], ...more });
  if (page === undefined) throw new Error(`${name} is no page`);
  return renderBlock(<ContentPage {...page} />);
}

test('blocks §2 content page 1: each sticker is shown at its own width', () => {
  const mobileSticker = { ...fixtures.maximal.mobileSticker, textLine2: '15% off' };
  const [, desktop = '', mobile = ''] = html('maximal', { mobileSticker }).split(/data-on="/);
  expect(desktop).toMatch(/^desktop"/);
  expect(wordsOf(desktop)).toContain('20% off');
  expect(mobile).toMatch(/^mobile"/);
  expect(wordsOf(mobile)).toContain('15% off');
  expect(html('default')).not.toContain('data-on=');
});

test('blocks §2 listing content 1: what the shop puts in stands between the slots and the blocks below, over which the stickers are', () => {
  const page = parsePage({ _meta: { schema: schemaAddress('content-page') }, ...fixtures.maximal });
  if (page === undefined) throw new Error('It is no page.');
  const words = wordsOf(
    renderBlock(
      <ContentPage {...page} below={page.slots}>
        <p>The products</p>
      </ContentPage>,
    ),
  );
  const slots = wordsOf(html('default')).slice(0, 40);
  expect(words.split('The products').map((part) => part.includes(slots))).toEqual([true, true]);
  expect(words.lastIndexOf('20% off')).toBeGreaterThan(words.lastIndexOf(slots));
});

test('a broken block leaves the page standing', () => {
  expect(wordsOf(html('brokenBlocks'))).toMatch(/^Returns If it is not right/);
});

test('a page inside a page shows nothing, and an editor how to mend it', () => {
  expect(renderBlock(<PageWithinPage />)).toBe('');
  const seen = renderBlock(
    <PageFactsProvider market="uk" preview>
      <PageWithinPage />
    </PageFactsProvider>,
  );
  expect(wordsOf(seen)).toContain('A page cannot stand inside another page.');
});

test('a page has one h1, whatever blocks stand on it', () => {
  const block = (id: string, content: object) => ({ _meta: { schema: schemaAddress(id) }, ...content });
  const header = block('listing-header-one', { title: 'Returns', hasDescription: false });
  const page = html('minimal', { slots: [header, block('error-page', { status: 404 })] });
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).toContain('<h2>404 ERROR</h2>');
});
