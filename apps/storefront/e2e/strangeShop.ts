/** The built storefront over the content of a file: `node strangeShop.ts pages.json` prints where it answers. */
import { readFileSync } from 'node:fs';
import { createPageCache } from '@tailorbird/engine/pageCache';
import { serveBuild } from './serveBuild.ts';

/** What the shop has: content by key, and every product there is. */
export interface StrangeContent {
  readonly pages: Readonly<Record<string, unknown>>;
  readonly products: readonly unknown[];
}

// Written by the test that starts this.
const { pages, products } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as StrangeContent;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>';
const category = {
  id: 1,
  name: 'All',
  url: '/all',
  parentId: null,
  path: [1],
  description: '',
  children: [],
};
const frame = { _meta: { schema: 'https://tailorbird.example/schema/custom-block' }, javascript: '0' };

function answer(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/i/'))
    return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
  if (pathname.startsWith('/content/id/')) return Response.json({ content: frame });
  if (pathname.endsWith('/getProductsById')) return Response.json(products);
  if (pathname.endsWith('/getCategoryTree') && products.length > 0) return Response.json([category]);
  const content = pages[pathname.split('/').at(-1) ?? ''];
  return content === undefined ? Response.json({}, { status: 404 }) : Response.json({ content });
}

serveBuild({
  middleware: answer,
  remote: false,
  // Strange content names strange hosts, and the policy's refusal would be a complaint of its own.
  settings: { mediaOrigins: ['https:'] },
  cache: createPageCache({ freshMs: 600_000, staleMs: 0, maxBytes: 1e9, now: Date.now }),
});
