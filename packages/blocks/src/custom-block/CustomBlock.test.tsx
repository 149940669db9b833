import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { schemaAddress } from '../schemaAddress.ts';
import { renderBlock } from '../testing/renderBlock.tsx';
import { CustomBlock } from './CustomBlock.tsx';
import { customBlockFixtures } from './fixtures.ts';
import { frameDocument } from './frameDocument.ts';
import { customBlock } from './schema.ts';

const block = (content: z.input<typeof customBlock>) => <CustomBlock {...customBlock.parse(content)} />;
const html = (content: z.input<typeof customBlock>) => renderBlock(block(content), 'eu');

test('blocks §1 custom block 1: an editor’s HTML is shown with its CSS, and links lead through the market', () => {
  const page = html({ title: 'Note', html: '<p>See <a href="/browse">all</a></p>', css: 'p { color: red }' });
  expect(page).toContain('<p>See <a href="/eu/browse">all</a></p>');
  expect(page).toMatch(/<style>\[data-scope="(\w+)"\] p\{color:red\}<\/style><div data-scope="\1">/);
});

test('reliability F7: JavaScript makes the whole block a closed frame with an address of its own', () => {
  const page = html(customBlockFixtures.maximal);
  expect(page).toMatch(/src="\/content-frame\/size-question\?v=\w+&amp;in=eu"/);
  expect(page).toContain('sandbox="allow-scripts"');
  expect(page).not.toContain('srcDoc');
  expect(page).not.toContain('allow-same-origin');
  expect(page).not.toContain('Between two sizes?');
});

test('reliability F7: not a line of an editor’s JavaScript is in what the page carries', () => {
  expect(JSON.stringify(customBlock.parse(customBlockFixtures.maximal))).not.toContain('onclick');
});

test('the frame’s space is kept for it, on a desktop and on a phone', () => {
  expect(html(customBlockFixtures.maximal)).toContain('--height:240px;--phone-height:260px');
});

test('a script in a block that is no item of its own does not run', () => {
  const { _meta, ...content } = customBlockFixtures.maximal;
  expect(_meta.schema).toBe(schemaAddress('custom-block'));
  expect(html(content)).not.toContain('<iframe');
});

test('reliability F8: nothing of it is shown where a shopper logs in or pays', () => {
  for (const content of [customBlockFixtures.default, customBlockFixtures.maximal])
    expect(renderToStaticMarkup(<PageFactsProvider market="uk">{block(content)}</PageFactsProvider>)).toBe(
      '',
    );
});

test('what an editor writes cannot end the frame’s own script', () => {
  const page = frameDocument(
    { title: '</title><b>', html: '', css: '</style>', javascript: 'x = "</script><!--"' },
    'en-GB',
  );
  expect(page.match(/<\/script>/g)).toHaveLength(3);
  expect(page.match(/<\/style>/g)).toHaveLength(2);
  expect(page).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>');
});

test('Storybook shows the frame as the shop would', () => {
  const file = new URL('../../../../apps/storybook/frames/size-question/index.html', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(frameDocument(customBlockFixtures.maximal, 'en-GB'));
});
