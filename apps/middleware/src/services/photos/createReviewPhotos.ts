import { type PhotoSize, photoPath } from '@tailorbird/commerce/reviews/photoPath';
import { type Context, Hono } from 'hono';
import type { Database } from '../../database/database.ts';
import { findPhoto } from '../../platforms/embedded/reviews/findPhoto.ts';

/**
 * A photo never changes under its name. Whoever has seen one may keep it; what stands between, such as a CDN, asks again
 * each day, so that one that was deleted is gone everywhere by then.
 */
const caching = 'public, max-age=31536000, s-maxage=86400, immutable';

/** `GET /i/reviews/whole/{id}` and `/i/reviews/small/{id}`: photos of reviews that were approved. */
export function createReviewPhotos(db: Database['db']): Hono {
  const app = new Hono();
  const answer = async (c: Context, size: PhotoSize) => {
    const id = c.req.param('id') ?? '';
    const bytes = await findPhoto(db, id, { size, isForAll: true });
    if (!bytes) return c.json({ message: 'There is no such photo.' }, 404, { 'cache-control': 'no-store' });
    const etag = `"${id}-${size}"`;
    const headers = { 'cache-control': caching, etag, 'x-content-type-options': 'nosniff' };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    return c.body(bytes, 200, { ...headers, 'content-type': 'image/webp' });
  };
  app.get(photoPath(':id', 'whole'), (c) => answer(c, 'whole'));
  app.get(photoPath(':id', 'small'), (c) => answer(c, 'small'));
  return app;
}
