import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';

/** The pictures by which the content service’s screens tell blocks apart, where the content types say they are. */
export function createTypeIcons(folder: string): Hono {
  const app = new Hono();
  app.get('/content/icons/:file{[a-z]+\\.svg}', async (c) => {
    const icon = await readFile(join(folder, c.req.param('file')), 'utf8').catch(() => undefined);
    if (icon === undefined) return c.text('Not found', 404);
    return c.body(icon, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
  });
  return app;
}
