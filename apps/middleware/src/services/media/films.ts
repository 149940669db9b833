import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { mediaFolder } from './mediaFolder.ts';
import { forEver, nameIn } from './pictureAddress.ts';

/** The file behind each rendition of a film, and its type. There is one size, so every profile of a format is that. */
const renditions: Readonly<Record<string, { readonly extension: string; readonly type: string }>> = {
  mp4_720p: { extension: 'mp4', type: 'video/mp4' },
  mp4_1080p: { extension: 'mp4', type: 'video/mp4' },
  webm_720p: { extension: 'webm', type: 'video/webm' },
};

/** What the address of a film itself answers: its first picture. */
export const poster = { extension: 'jpg', type: 'image/jpeg' } as const;

/** A film’s name and the rendition asked for, which a poster has none of. */
const filmIn = (path: string) =>
  /^content\/([a-z0-9][a-z0-9-]*)(?:\/([a-z0-9_]+))?$/.exec(nameIn(path, 'v')) ?? [];

/** The name of the picture that a film’s poster is, where the path asks for that. */
export function posterName(path: string): string | undefined {
  const [, name, rendition] = filmIn(path);
  return name !== undefined && rendition === undefined ? `films/${name}` : undefined;
}

/** Bytes asked for by a `Range` header of one range: first and last, `undefined` when it asks for the whole. */
type Asked = { readonly first: number; readonly last: number } | 'beyond' | undefined;

/** Reads `bytes=100-199`, `bytes=100-` or `bytes=-100` of a file this long (RFC 9110 §14.2); anything else asks for the whole. */
function rangeAsked(header: string | undefined, length: number): Asked {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first >= length || first > last ? 'beyond' : { first, last };
}

/** Answers `GET /v/content/{name}` with a film's poster, whole, and `…/{rendition}` with the film, whole or in ranges (services §4). */
export async function film(c: Context): Promise<Response> {
  const [, name, rendition] = filmIn(c.req.path);
  const file = rendition === undefined ? poster : renditions[rendition];
  const whole =
    name &&
    file &&
    (await readFile(join(mediaFolder, 'films', `${name}.${file.extension}`)).catch(() => undefined));
  if (!whole) {
    return c.json(
      {
        message: `There is no film at "${c.req.path}". A film is /v/content/ and the name of a file in apps/middleware/media/films, which answers its poster; then a rendition (${Object.keys(renditions).join(', ')}).`,
      },
      404,
    );
  }
  const etag = `"${createHash('sha256').update(whole).digest('hex').slice(0, 40)}"`;
  c.header('Cache-Control', forEver);
  c.header('ETag', etag);
  c.header('Accept-Ranges', 'bytes');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  // A rest of another film than the one begun would not join it (RFC 9110 §13.1.5).
  const begun = c.req.header('if-range');
  const range = begun === undefined || begun === etag ? c.req.header('range') : undefined;
  const asked = rangeAsked(range, whole.length);
  if (asked === 'beyond') {
    c.header('Content-Range', `bytes */${whole.length}`);
    return c.body(null, 416);
  }
  c.header('Content-Type', file.type);
  if (!asked) return c.body(new Uint8Array(whole));
  c.header('Content-Range', `bytes ${asked.first}-${asked.last}/${whole.length}`);
  return c.body(new Uint8Array(whole.subarray(asked.first, asked.last + 1)), 206);
}
