import type { Market } from '@tailorbird/commerce/market';
import { type FailedIsland, type IslandServer, IslandServerProvider } from '@tailorbird/engine/IslandServer';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageFactsProvider, usePageFacts } from './PageFacts.tsx';
import { PageIsland } from './PageIsland.tsx';

function Shelf({ of }: { of: { readonly name: string } }) {
  const { href } = usePageFacts();
  if (of.name === 'broken') throw new Error('The shelf came down.');
  return <a href={href('/shelf')}>{of.name}</a>;
}

/** The page as the storefront's server sends it, what the server is told its part is made of, and what failed. */
function serve(
  name: string,
  { market = 'uk', preview = false }: { market?: Market; preview?: boolean } = {},
) {
  const failed: FailedIsland[] = [];
  const texts: (string | undefined)[] = [];
  const server: IslandServer = {
    render: (part, identifierPrefix, madeOf) => {
      texts.push(JSON.stringify(madeOf));
      return renderToString(part, { identifierPrefix });
    },
    failed: (part) => failed.push(part),
  };
  const of = { name };
  const html = renderToString(
    <IslandServerProvider value={server}>
      <PageFactsProvider market={market} preview={preview}>
        <PageIsland name="shelf" madeOf={[of, 'wide']}>
          <Shelf of={of} />
        </PageIsland>
        <p>After</p>
      </PageFactsProvider>
    </IslandServerProvider>,
  );
  return { html, failed, text: texts[0] };
}

test('a part is rendered by itself, with the facts of its page', () => {
  expect(serve('Mugs', { market: 'eu' }).html).toContain('<a href="/eu/shelf">Mugs</a>');
});

test('what a part is made of tells it from others, and its market and an editor’s eye from the same elsewhere', () => {
  const { text } = serve('Mugs');
  expect(serve('Mugs').text).toBe(text);
  const others = [serve('Cups'), serve('Mugs', { market: 'eu' }), serve('Mugs', { preview: true })];
  expect(new Set([text, ...others.map((other) => other.text)]).size).toBe(4);
});

test('a part that throws is left out, the page stands, and it is named once; an editor is told in its place', () => {
  const { html, failed } = serve('broken');
  expect(html).toContain('After');
  expect(html).not.toContain('The shelf came down.');
  expect(failed).toEqual([{ name: 'shelf', error: new Error('The shelf came down.') }]);
  expect(serve('broken', { preview: true }).html).toContain('The shelf came down.');
});
