import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { isSame } from '../../isSame.ts';
import { contentAt, storeAt } from './contentAt.ts';
import { descendants, filterBody, filtered, sorted } from './contentFilter.ts';
import type { ContentStore } from './contentStore.ts';
import { delivered, deliveryParameters } from './deliveryForm.ts';

/** Path-like: `uk/footer`, without a slash at either end (services §3). */
const keyPattern = /^[A-Za-z0-9_-](?:[A-Za-z0-9/_-]{0,148}[A-Za-z0-9_-])?$/;

const fetchBody = z.object({
  requests: z
    .array(z.union([z.object({ key: z.string().max(150) }), z.object({ id: z.string().max(150) })]))
    .max(50),
  parameters: deliveryParameters.prefault({}),
});

const timestamp = z
  .string()
  .regex(/^\d{1,14}$/)
  .transform(Number)
  .optional();

const hierarchyQuery = z.object({
  hierarchyDepth: z.coerce.number().int().min(1).max(20).optional(),
  maxPageSize: z.coerce.number().int().min(1).max(50).default(50),
  pageCursor: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  sortByKey: z.string().min(1).max(100).optional(),
  sortByOrder: z.enum(['ASC', 'DESC']).default('ASC'),
  locale: deliveryParameters.shape.locale,
});

/**
 * The content delivery protocol (services §3): one piece by key or id, several at once, those that a filter finds, those
 * below another. `published` answers at the
 * root; under `/staging`, `staging`, with what editors have not published yet, and for all else `published`, to whoever
 * shows the preview's secret as `x-api-key`, or to everybody where the preview is open. Items that have times are answered
 * while they hold: now, or under `/staging` at a `timestamp` in milliseconds since 1970.
 */
export function createContent({
  preview,
  clock,
  published,
  staging,
}: {
  published: ContentStore;
  staging: ContentStore;
  preview: { readonly secret: string; readonly isOpen: boolean };
  clock: () => Date;
}): Hono {
  const app = new Hono();
  // What is not published yet is nobody else’s to read.
  app.use('/content/*', cors());
  const now = () => clock().getTime();
  app.route(
    '/',
    delivery(() => storeAt(published, now()), 'public, max-age=0, s-maxage=30, stale-while-revalidate=600'),
  );
  app.use('/staging/*', async (c, next) => {
    if (preview.isOpen || isSame(c.req.header('x-api-key') ?? '', preview.secret)) return next();
    const message = 'Content that is not published needs the preview’s secret as x-api-key.';
    return c.json({ error: { type: 'FORBIDDEN', message } }, 403, { 'cache-control': 'no-store' });
  });
  app.use('/staging/*', async (c, next) => {
    const asked = timestamp.safeParse(c.req.query('timestamp'));
    return asked.success ? next() : refuse(c, asked.error, 'Send timestamp in milliseconds since 1970.');
  });
  const stagingOf = (c: Context) => {
    const moment = timestamp.parse(c.req.query('timestamp')) ?? now();
    const held = inFrontOf(storeAt(published, moment), storeAt(staging, moment));
    const whole = inFrontOf(published, staging);
    // An editor looks at an item by itself whenever it holds.
    const byId = async (id: string) => {
      const item = await whole.byId(id);
      return item && contentAt(item, moment);
    };
    return { ...held, byId };
  };
  app.route('/staging', delivery(stagingOf, 'no-store'));
  return app;
}

function inFrontOf(published: ContentStore, staging: ContentStore): ContentStore {
  return {
    byKey: async (key) => (await staging.byKey(key)) ?? published.byKey(key),
    byId: async (id) => (await staging.byId(id)) ?? published.byId(id),
    all: async () => {
      const items = [...(await published.all()), ...(await staging.all())];
      return [...new Map(items.map((item) => [item._meta.deliveryKey, item])).values()];
    },
  };
}

function delivery(storeOf: (c: Context) => ContentStore, cacheControl: string): Hono {
  const app = new Hono();
  const find = (store: ContentStore, wanted: { key: string } | { id: string }) =>
    'key' in wanted
      ? keyPattern.test(wanted.key)
        ? store.byKey(wanted.key)
        : Promise.resolve(undefined)
      : store.byId(wanted.id);
  const answer = async (c: Context, wanted: { key: string } | { id: string }) => {
    const parameters = deliveryParameters.safeParse(c.req.query());
    if (!parameters.success) return refuse(c, parameters.error);
    const content = await find(storeOf(c), wanted);
    if (!content) return c.json(notFound(wanted), 404);
    c.header('cache-control', cacheControl);
    return c.json(delivered(content, parameters.data));
  };
  app.use('/content/*', bodyLimit({ maxSize: 64 * 1024 }));
  app.get('/content/key/:key{.+}', (c) => answer(c, { key: c.req.param('key') }));
  app.get('/content/id/:id', (c) => answer(c, { id: c.req.param('id') }));
  app.post('/content/fetch', async (c) => {
    const body = fetchBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return refuse(c, body.error, 'Send { requests: [{ key } or { id }] }.');
    const store = storeOf(c);
    const responses = await Promise.all(
      body.data.requests.map(async (wanted) => {
        const content = await find(store, wanted);
        return content ? delivered(content, body.data.parameters) : notFound(wanted);
      }),
    );
    c.header('cache-control', cacheControl);
    return c.json({ responses });
  });
  app.post('/content/filter', async (c) => {
    const body = filterBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return refuse(c, body.error, 'Send { filterBy: [{ path, value }] }.');
    const { items, nextCursor } = filtered(await storeOf(c).all(), body.data);
    c.header('cache-control', cacheControl);
    return c.json({
      responses: items.map((item) => delivered(item, body.data.parameters)),
      page: { responseCount: items.length, ...(nextCursor !== undefined && { nextCursor }) },
    });
  });
  app.get('/content/hierarchies/descendants/:by{id|key}/:root{.+}', async (c) => {
    const query = hierarchyQuery.safeParse(c.req.query());
    if (!query.success) return refuse(c, query.error);
    const { hierarchyDepth, maxPageSize, pageCursor, sortByKey, sortByOrder, locale } = query.data;
    const { by, root } = c.req.param();
    const wanted = by === 'key' ? { key: root } : { id: root };
    const store = storeOf(c);
    const rootId = (await find(store, wanted))?._meta.deliveryId;
    if (rootId === undefined) return c.json(notFound(wanted), 404);
    const below = descendants(await store.all(), rootId, hierarchyDepth);
    const inOrder = sortByKey === undefined ? below : sorted(below, { key: sortByKey, order: sortByOrder });
    const from = Number(pageCursor ?? 0);
    const page = inOrder.slice(from, from + maxPageSize);
    const next = from + maxPageSize;
    c.header('cache-control', cacheControl);
    return c.json({
      responses: page.map((item) => delivered(item, { depth: 22, format: 'inlined', locale })),
      page: { responseCount: page.length, ...(next < inOrder.length && { cursor: String(next) }) },
    });
  });
  return app;
}

/** A request that is not as the protocol says: what is wrong, and where. */
function refuse(c: Context, error: z.ZodError, fix = '') {
  const message = `${fix} ${z.prettifyError(error)}`.trim();
  return c.json({ error: { type: 'BAD_REQUEST', message } }, 400, { 'cache-control': 'no-store' });
}

function notFound(wanted: { key: string } | { id: string }) {
  const data = 'key' in wanted ? { deliveryKey: wanted.key } : { deliveryId: wanted.id };
  return { error: { type: 'CONTENT_NOT_FOUND', message: 'Not found', data } };
}
