import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { closeInTurn } from '@tailorbird/middleware/edge/closeInTurn';
import { createShutdown } from '@tailorbird/middleware/edge/createShutdown';
import { readEnv } from '@tailorbird/middleware/env';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createReloading } from './createReloading.ts';
import { createStorefront } from './createStorefront.ts';
import type { openMiddleware } from './openMiddleware.ts';
import { reloadsPages } from './reloadsPages.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

const server = createServer();
const vite = await createVite({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [reloadsPages(fileURLToPath(new URL('../../middleware/content/', import.meta.url)))],
  server: { middlewareMode: true, hmr: { server } },
});
const database = await openLent();
const middleware = createReloading(
  async () => {
    // A module of ours, of which `ssrLoadModule` cannot know the type.
    const code = await vite.ssrLoadModule('/server/openMiddleware.ts');
    return code['openMiddleware'] as typeof openMiddleware;
  },
  (open) => open(database && { ...database, close: () => Promise.resolve() }),
);
const { env } = await middleware();

/** The database, open for as long as this process: to open it takes longer than an edit may take to show. */
async function openLent() {
  const read = readEnv();
  if (!read.ok || read.value.MIDDLEWARE_URL) return undefined;
  const { DATABASE_URL: url, DATA_DIRECTORY: directory } = read.value;
  const opened = await openDatabase({ url, directory, isServing: true });
  // Why it cannot be opened is told by the middleware, which then tries for itself.
  return opened.ok ? opened.value : undefined;
}

/** The pages as they are in the editor now. */
async function currentBuild() {
  // The plugin's virtual module is a server build; `ssrLoadModule` cannot know its type.
  return (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild & {
    entry: { module: { createLoadContext: StorefrontOptions['createLoadContext'] } };
  };
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { options } = await middleware();
      const build = await currentBuild();
      const { app } = createStorefront({
        ...options,
        handle: createRequestHandler(build, 'development'),
        createLoadContext: build.entry.module.createLoadContext,
      });
      await getRequestListener(app.fetch)(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500).end('The page could not be built; the terminal says why.');
    }
  });
});

server.listen({ port: env.PORT, ...(env.HOST !== undefined && { host: env.HOST }) }, () =>
  console.log(`\nTailorbird, in development: ${env.PUBLIC_URL}\n`),
);
createShutdown({
  graceMs: 0,
  onLeaving: () => void middleware().then(({ drain }) => drain()),
  close: async () => {
    const { close } = await middleware();
    const unclosed = await closeInTurn([{ name: 'vite', close: () => vite.close() }]);
    unclosed.push(...(await close()));
    return [...unclosed, ...(await closeInTurn([{ name: 'database', close: () => database?.close() }]))];
  },
  onUnclosed: (unclosed) => console.error(`Not closed before the end: ${unclosed.join('; ')}`),
}).closeOnSignal(server);
