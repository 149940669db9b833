import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Answers `/content-frame/{id}` with `{folder}/{id}/index.html`, as the storefront would with the content item. The built
 * Storybook has the folder as it is.
 */
export function contentFrames(folder: string): Plugin {
  return {
    name: 'content-frames',
    configureServer(server) {
      server.middlewares.use('/content-frame', (request, response, next) => {
        const id = /^\/([\w-]+)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '';
        const file = join(folder, id, 'index.html');
        if (id === '' || !existsSync(file)) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(readFileSync(file));
      });
    },
  };
}
