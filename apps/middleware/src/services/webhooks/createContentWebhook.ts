import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { isSame } from '../../isSame.ts';
import { contentVersion } from '../../platforms/embedded/schema/contentVersion.ts';
import { tellSecurityEvent } from '../../tellSecurityEvent.ts';

/** More than the content service ever sends. */
const maxBytes = 256 * 1024;
/** HMAC-SHA256 of the body with the webhook’s secret, in base64 (services §3). */
const signatureHeader = 'x-amplience-webhook-signature';

/**
 * Where a content service says that what it publishes has changed, and where each process of the shop asks how often it has.
 * What is said is not read: any item may be part of any page, so that whoever has the secret has every page made anew.
 */
export function createContentWebhook({
  db,
  secret,
  log,
  onChanged = () => undefined,
}: {
  db: Database['db'];
  secret: string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Told when content has changed, in the one process that was called. */
  onChanged?: (() => void) | undefined;
}): Hono {
  const app = new Hono();
  app.use('/webhooks/content', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  app.get('/webhooks/content', async (c) => {
    const [row] = await db.select().from(contentVersion);
    return c.json({ version: row?.version ?? 0 });
  });
  app.post('/webhooks/content', bodyLimit({ maxSize: maxBytes }), async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    const wanted = createHmac('sha256', secret).update(body).digest('base64');
    if (!isSame(c.req.header(signatureHeader) ?? '', wanted)) {
      tellSecurityEvent(log, 'authz_fail', { op: 'content.webhook' });
      return c.text('The webhook’s signature is not that of TAILORBIRD_CONTENT_WEBHOOK_SECRET.', 401);
    }
    await db
      .insert(contentVersion)
      .values({ version: 1 })
      .onConflictDoUpdate({
        target: contentVersion.id,
        set: { version: sql`${contentVersion.version} + 1` },
      });
    onChanged();
    log.info({ op: 'content.webhook' }, 'published content has changed');
    return c.body(null, 204);
  });
  return app;
}
