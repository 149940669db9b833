import { createElement } from 'react';
import { createRequestHandler, Outlet, Scripts, type ServerBuild, ServerRouter } from 'react-router';
import { deferHydration, type FinishedDocument } from './deferHydration.ts';
import { renderToHtml } from './renderToHtml.ts';

const nonce = 'nonce-of-the-check';

/**
 * Renders a page of two routes by the installed React Router and defers its hydration.
 * @throws If the start of the page, or the data of its loaders, is not recognised: it names what to compare.
 */
export async function checkHydrationStart(): Promise<FinishedDocument> {
  const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'));
  const html = Buffer.from(await response.arrayBuffer());
  const finished = deferHydration({ html, styles: '', nonce }, () => '/state.js');
  const text = finished.html.toString();
  const problems = [
    finished.state?.includes('told by the loader') ? [] : ['the data of the loaders'],
    text.includes('["/state.js","/manifest.js","/root.js","/page.js"]') ? [] : ['the imports of the routes'],
    text.includes('import("/entry.js")') ? [] : ['the import of the entry'],
    text.includes('modulepreload') ? ['the links that preload modules'] : [],
    text.includes(nonce) ? ['what carries the nonce'] : [],
  ].flat();
  if (problems.length > 0)
    throw new Error(
      `React Router starts a page in another way than it did: ${problems.join(', ')} was not recognised. ` +
        'Compare packages/engine/src/upstream/reactRouterScripts.ts with <Scripts> and <ServerRouter> of the installed version.',
    );
  return finished;
}

const routeOf = (
  id: string,
  module: string,
  more: { readonly path?: string; readonly parentId?: string; readonly index?: boolean },
) => ({
  id,
  module,
  imports: [],
  hasLoader: id === 'page',
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  ...more,
});

const root = () =>
  createElement(
    'html',
    { lang: 'en' },
    createElement('head'),
    createElement('body', undefined, createElement(Outlet), createElement(Scripts)),
  );

const build: ServerBuild = {
  entry: {
    module: {
      default: async (request, status, headers, context) => {
        const page = createElement(ServerRouter, { context, url: request.url, nonce });
        const html = await renderToHtml(page, (error) => {
          throw error;
        });
        return new Response(new Uint8Array(html), { status, headers });
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: root } },
    page: {
      id: 'page',
      parentId: 'root',
      index: true,
      module: {
        default: () => createElement('p', undefined, 'Page'),
        loader: () => ({ words: 'told by the loader' }),
      },
    },
  },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: routeOf('root', '/root.js', { path: '' }),
      page: routeOf('page', '/page.js', { parentId: 'root', index: true }),
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};
