import { loadEveryBlock } from '@tailorbird/blocks/loadEveryBlock';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PreviewNotice } from './PreviewNotice.tsx';

await loadEveryBlock();

const broken = [{ key: 'ab-1', position: 0, schemaId: '', problem: 'It has no schema tag.', shown: 'not' }];

function htmlOf(preview: boolean): string {
  const routes = [{ id: 'page', path: '*', loader: () => null, element: <PreviewNotice /> }];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/eu/delivery'],
    hydrationData: { loaderData: { page: { page: { broken } } } },
  });
  return renderToStaticMarkup(
    <PageFactsProvider market="eu" preview={preview}>
      <RouterProvider router={router} />
    </PageFactsProvider>,
  );
}

test('blocks §4 preview bar 1: shoppers have no preview bar', () => {
  expect(htmlOf(false)).toBe('');
});

test('blocks §2 preview bar 1: an editor in a preview sees what is broken on the page, and the way out', () => {
  const html = htmlOf(true);
  expect(html).toContain('1 block cannot be shown');
  expect(html).toContain('href="#broken-ab-1"');
  expect(html).toContain('href="/eu/?ampl_domain=&amp;ampl_timestamp="');
});
