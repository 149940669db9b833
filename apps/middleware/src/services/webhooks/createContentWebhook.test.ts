import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createContentWebhook } from './createContentWebhook.ts';

const body = '{"name":"dynamic-content.snapshot.published","payload":{"rootContentItem":{"id":"fa164cb1"}}}';
const secret = 'Qm4dX1-of-the-webhook';
/** As `openssl dgst -sha256 -hmac` signs the body with the secret. */
const signature = 'GFjQLDz32aAKD/+g3OA8nqgfnnSy361VVXgOvJSaZxY=';

let changed = 0;
const told: unknown[] = [];
const tell = (line: unknown) => told.push(line);
let database: Database;
let app: ReturnType<typeof createContentWebhook>;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createContentWebhook({
    db: database.db,
    secret,
    log: { info: tell, warn: tell, error: tell },
    onChanged: () => {
      changed += 1;
    },
  });
});
afterAll(() => database.close());

const version = async () => (await app.request('/webhooks/content')).json();
const call = async (sent: string, headers: Record<string, string>) => {
  const answer = await app.request('/webhooks/content', { method: 'POST', body: sent, headers });
  return answer.status;
};
const signed = (text: string) => ({ 'x-amplience-webhook-signature': text });

it('counts each call that the content service has signed, for every process that asks, and tells it on', async () => {
  expect(await version()).toEqual({ version: 0 });
  expect([await call(body, signed(signature)), await version()]).toEqual([204, { version: 1 }]);
  expect([await call(body, signed(signature)), await version()]).toEqual([204, { version: 2 }]);
  expect(changed).toBe(2);
});

it.each([
  ['is not signed', body, {}],
  ['is signed with nothing', body, signed('')],
  ['is signed with another secret', body, signed('qS5q3F0H6cFqVHmPbO6bHPw9i9dQ0V3YkBzRkGv2r3M=')],
  ['says something else than was signed', body.replace('fa164cb1', 'fa164cb2'), signed(signature)],
])('a call that %s is refused, told, and changes nothing', async (_what, sent, headers) => {
  const before = await version();
  told.length = 0;
  expect([await call(sent, headers), await version()]).toEqual([401, before]);
  expect(told).toEqual([{ event: 'authz_fail', op: 'content.webhook' }]);
  expect(changed).toBe(2);
});
