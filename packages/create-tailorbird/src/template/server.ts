import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { createPageCache } from '@tailorbird/engine/pageCache';
import { storePage, toResponse } from '@tailorbird/engine/storedPage';
import { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';

const folder = import.meta.dirname;
// What `npm run build` made; it is not there before.
const build: ServerBuild = await import(`${folder}/build/server/index.js`);
const render = createRequestHandler(build, 'production');
const pages = createPageCache({ freshMs: 60_000, staleMs: 0, maxBytes: 64_000_000, now: Date.now });

/** A public page is rendered once a minute and compressed once; everything else is answered as it comes. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const kept = search === '' && isRead(request) ? pages.find(pathname)?.page : undefined;
  if (kept) return toResponse(kept, request);
  const response = await render(request);
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
  if (search !== '' || request.method !== 'GET' || !isPublic) return response;
  return toResponse(await pages.render(pathname, () => storePage(response)), request);
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** The shop as a function of a request. */
export const app = new Hono();
const kept = { root: `${folder}/build/client` };
app.use('/assets/*', async (context, next) => {
  await next();
  // The name of a file there has a hash of what is in it.
  if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable');
});
app.use('*', serveStatic(kept));
app.all('*', (context) => answer(context.req.raw));

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3000);
  serve({ fetch: app.fetch, port, hostname: process.env['HOST'] ?? '127.0.0.1' }, () =>
    console.log(`http://localhost:${port}`),
  );
}
