import { desc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Database } from '../../database/database.ts';
import { routeOf } from '../../edge/clientAddress.ts';
import { outbox } from '../../platforms/embedded/schema/outbox.ts';
import { escapeHtml } from './escapeHtml.ts';
import { mail } from './mail.ts';

const latest = 200;

/** No other page may frame, read or style this one, and it loads nothing but the pictures of a mail, which are the shop's own. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/**
 * `/__dev/mail`: the mails the shop has written, newest first, for demonstrations and development. They hold password
 * links and gift-card codes, so nobody but a browser on this machine finds the page.
 */
export function createMailPage(db: Database['db']): Hono {
  const app = new Hono();
  app.use('/__dev/*', async (c, next) => {
    if (!isFromThisMachine(c)) return c.notFound();
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.get('/__dev/mail', async (c) => {
    const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(latest);
    const items = rows.map((row) => {
      const { to, subject } = mail.parse(row.payload);
      const state = row.deliveredAt ? 'sent' : row.givenUpAt ? 'given up' : 'waiting';
      return `<li><a href="/__dev/mail/${row.id}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}, ${row.createdAt.toISOString()}, ${state}</li>`;
    });
    const list = items.length === 0 ? '<p>No mail yet: place an order.</p>' : `<ol>${items.join('')}</ol>`;
    return c.html(page('Mail', list));
  });
  app.get('/__dev/mail/:id{[0-9]{1,15}}', async (c) => {
    const [row] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.id, Number(c.req.param('id'))));
    if (!row) return c.html(page('Mail', '<p>There is no such mail.</p>'), 404);
    const { to, subject, text, html } = mail.parse(row.payload);
    if (c.req.query('as') === 'html') return c.html(html);
    const head = `<p>To: ${escapeHtml(to)}<br>Name: ${escapeHtml(row.messageId)}</p>`;
    return c.html(
      page(subject, `${head}<pre>${escapeHtml(text)}</pre><p><a href="?as=html">As HTML</a></p>`),
    );
  });
  return app;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head><body style="font-family:sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem">
<p><a href="/__dev/mail">All mail</a></p><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}

/** What a proxy adds: a request that has been through one was made by we do not know whom. */
const forwarding = /^(?:x-forwarded(?:-.*)?|x-real-ip|forwarded|via)$/;
const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const loopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;

/**
 * Whether a browser of this very machine asks, and for this machine by name: the peer is a loopback address, no proxy
 * had the request before, and `Host` is no name of a stranger's that was made to lead here.
 */
function isFromThisMachine(c: Context): boolean {
  const { peer = '' } = routeOf(c);
  const isForwarded = [...c.req.raw.headers.keys()].some((name) => forwarding.test(name));
  return loopback.test(peer) && !isForwarded && ownNames.test(c.req.header('host') ?? '');
}
