import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Uploads, UploadsUnreached } from '../uploads/uploads.ts';
import { createPictures, type MediaCatalogue, type Pictures } from './createPictures.ts';
import { DarkroomFull } from './darkroom.ts';
import { film, posterName } from './films.ts';
import { colourOf, type Format, forEver, nameIn, parsePictureSize } from './pictureAddress.ts';
import type { Studio } from './studio.ts';

const contentType: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };

async function picture(pictures: Pictures, c: Context, name: string): Promise<Response> {
  const size = parsePictureSize(c.req.query(), c.req.header('accept') ?? '');
  if (!size.ok) return c.json({ message: size.error }, 400);
  const instead = c.req.query('img404');
  let found = await pictures.get(name, size.value);
  const missing = !found.ok;
  if (!found.ok && instead) found = await pictures.get(instead, size.value);
  if (!found.ok) return c.json({ message: found.error }, 404);
  const etag = `"${found.value.etag}"`;
  c.header('Cache-Control', missing ? 'public, max-age=300' : forEver);
  c.header('Vary', 'Accept');
  c.header('ETag', etag);
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  // A Uint8Array of the cache is never shared memory, which is all that Hono's narrower type excludes.
  return c.body(found.value.bytes as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': contentType[size.value.format],
  });
}

/** `{sku6}-{colour with underscores}-SET`, as JSON. */
async function mediaSet(pictures: Pictures, c: Context): Promise<Response> {
  const name = nameIn(c.req.path, 's').replace(/\.json$/, '');
  const [, styleCode = '', colour = ''] = /^([A-Za-z0-9]+)-(.+)-SET$/.exec(name) ?? [];
  const set = await pictures.setOf(styleCode, colourOf(colour));
  if (set.length === 0) {
    return c.json(
      {
        message: `There is no media set "${name}". A set is a style code and a colour, as in 101234-Moss_Green-SET.json.`,
      },
      404,
    );
  }
  const base = c.req.path.replace(/\/s\/.*/, '/i/');
  const src = (item: string) =>
    new URL(base + item.split('/').map(encodeURIComponent).join('/'), c.req.url).href;
  const items = set.map(({ name: item, width, height, caption }) => ({
    type: 'img',
    src: src(item),
    width,
    height,
    format: 'JPEG',
    caption,
  }));
  c.header('Cache-Control', 'public, max-age=300');
  return c.json({ name, items });
}

/**
 * The dynamic media service (services §4): `GET /i/{name}` pictures, `GET /s/{name}-SET.json` sets and
 * `GET /v/{name}` films, whose posters are pictures where a width is asked for.
 * Pass `pictures` to share one store with `prepare`; otherwise the service makes its own.
 */
export function createMedia(options: {
  cacheDirectory: string;
  /** Where the catalogue import keeps pictures; nowhere, unless said. */
  uploads?: Uploads;
  catalogue: MediaCatalogue;
  studio?: Studio | undefined;
  pictures?: Pictures;
  /** Told why the place of imported pictures gave none. */
  onUnreached?: (cause: UploadsUnreached) => void;
}): Hono {
  const pictures = options.pictures ?? createPictures(options);
  const app = new Hono();
  for (const path of ['/i/*', '/s/*', '/v/*'])
    app.use(path, cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
  app.get('/i/*', (c) => picture(pictures, c, nameIn(c.req.path, 'i')));
  app.get('/s/*', (c) => mediaSet(pictures, c));
  app.get('/v/*', (c) => {
    const poster = c.req.query('w') === undefined ? undefined : posterName(c.req.path);
    return poster === undefined ? film(c) : picture(pictures, c, poster);
  });
  app.onError((cause, c) => {
    if (cause instanceof UploadsUnreached) options.onUnreached?.(cause);
    else if (!(cause instanceof DarkroomFull)) throw cause;
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
    return c.json({ message: 'This picture cannot be had now. Try again in a moment.' }, 503, headers);
  });
  return app;
}
