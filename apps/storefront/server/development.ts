import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createShutdown } from '@tailorbird/middleware/edge/createShutdown';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createStorefront } from './createStorefront.ts';
import { openMiddleware } from './openMiddleware.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

const { env, options, drain, close } = await openMiddleware();
const server = createServer();
const vite = await createVite({
  root: new URL('..', import.meta.url).pathname,
  server: { middlewareMode: true, hmr: { server } },
});

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
  onLeaving: drain,
  close: async () => {
    await vite.close();
    await close();
  },
}).closeOnSignal(server);
