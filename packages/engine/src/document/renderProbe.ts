import { createElement, type ReactNode } from 'react';
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { renderToHtml } from './renderToHtml.ts';

interface ProbeOptions {
  /** What the page shows besides its text. */
  readonly more?: ReactNode;
  /** What its loader says in place of its own words. */
  readonly data?: object;
  /** Whether the page names all routes there are, or those it may need first. */
  readonly discovery?: 'initial' | 'lazy';
}

interface Probe {
  readonly html: Buffer;
  /** What the page was rendered of; the data of its loaders is still to be read. */
  readonly context: EntryContext;
}

/**
 * A page of a small application as the installed React Router renders it, to see how it does.
 * @throws If it does not render it.
 */
export async function renderProbe(options: ProbeOptions = {}): Promise<Probe> {
  let found: EntryContext | undefined;
  const build = buildOf(options, (context) => {
    found = context;
  });
  const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'));
  const html = Buffer.from(await response.arrayBuffer());
  if (found === undefined) throw new Error(`React Router did not render the probe: ${html.toString()}`);
  return { html, context: found };
}

const root = () =>
  createElement(
    'html',
    { lang: 'en' },
    createElement('head'),
    createElement('body', undefined, createElement(Outlet), createElement(Scripts)),
  );

const words = { words: 'told by the </script> of the loader & <others>' };

function buildOf(
  { more, data = words, discovery = 'initial' }: ProbeOptions,
  onContext: (context: EntryContext) => void,
): ServerBuild {
  const loader = () => data;
  const page = () => createElement('main', undefined, 'Page', more);
  return {
    entry: {
      module: {
        default: async (request, status, headers, context) => {
          const [forThem, forUs] = context.serverHandoffStream?.tee() ?? [];
          const withData = (stream: typeof forUs) =>
            stream === undefined ? context : { ...context, serverHandoffStream: stream };
          onContext(withData(forUs));
          const html = await renderToHtml(
            createElement(ServerRouter, { context: withData(forThem), url: request.url }),
            (error) => {
              throw error;
            },
          );
          return new Response(new Uint8Array(html), { status, headers });
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: root } },
      page: { id: 'page', parentId: 'root', index: true, module: { default: page, loader } },
      frame: { id: 'frame', parentId: 'root', path: 'other', module: { default: Outlet, loader } },
      other: { id: 'other', parentId: 'frame', index: true, module: { default: page, loader } },
    },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: routeOf('root', { path: '', clientMiddlewareModule: '/root-client-middleware.js' }),
        page: routeOf('page', { parentId: 'root', index: true, hasLoader: true }),
        frame: routeOf('frame', { parentId: 'root', path: 'other', hasLoader: true, hasClientLoader: true }),
        other: routeOf('other', { parentId: 'frame', index: true, hasLoader: true }),
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
    routeDiscovery: { mode: discovery, manifestPath: '/__manifest' },
  };
}

type RouteOfBuild = NonNullable<ServerBuild['assets']['routes'][string]>;

function routeOf(id: string, more: Partial<RouteOfBuild>): RouteOfBuild {
  return {
    id,
    module: `/${id}.js`,
    imports: [],
    hasLoader: false,
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    ...more,
  };
}
