import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { createShutdown } from '@tailorbird/middleware/edge/createShutdown';
import { readEnv } from '@tailorbird/middleware/env';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createVite, type Plugin } from 'vite';
import { createReloading } from './createReloading.ts';
import { createStorefront } from './createStorefront.ts';
import type { openMiddleware } from './openMiddleware.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

const server = createServer();
const content = fileURLToPath(new URL('../../middleware/content/', import.meta.url));
/** What no browser has loaded as a module, as a block that is HTML alone, what the middleware does and content, shows when its page is loaded anew. */
const reloadsPages: Plugin = {
  name: 'tailorbird:reloads-pages',
  hotUpdate({ file, modules, server: { environments } }) {
    if (this.environment.name !== 'client') return;
    // Vite knows of a module what it accepts once a browser has asked for it.
    const isInBrowsers = modules.some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
    const isOnServer = (environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (!isInBrowsers && (isOnServer || file.startsWith(content)))
      this.environment.hot.send({ type: 'full-reload' });
  },
};
const vite = await createVite({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [reloadsPages],
  server: { middlewareMode: true, hmr: { server } },
});
vite.watcher.add(content);
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
    await vite.close();
    await close();
    await database?.close();
  },
}).closeOnSignal(server);
