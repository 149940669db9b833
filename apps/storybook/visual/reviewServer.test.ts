import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { serveReview } from './reviewServer.ts';

const names = ['a--one.390', 'a--two.390', 'b--one.390'];

/** A review of three changes and of one that differed once, and what it has accepted. */
async function openReview() {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-review-'));
  writeFileSync(join(folder, 'a--one.390.before.webp'), 'a picture');
  writeFileSync(join(folder, 'secret.webp'), 'a secret');
  writeFileSync(join(folder, 'A.stories.tsx'), 'a source');
  const kinds = { [names[0] ?? '']: { before: 'a--one.390.before.webp', source: 'A.stories.tsx' } };
  const entries = names.map((name) => ({
    name,
    kind: 'changed' as const,
    count: 7,
    address: '/',
    ...kinds[name],
  }));
  const once = { name: 'c--one.390', kind: 'differed once' as const, count: 7, address: '/' };
  const accepted: string[] = [];
  const review = await serveReview({
    data: {
      title: 'Stories',
      sides: ['Before', 'After'],
      servedAt: '',
      groups: [],
      entries: [...entries, once],
    },
    folder,
    root: folder,
    accept: (some) => accepted.push(...some),
  });
  onTestFinished(async () => {
    await review.close();
    rmSync(folder, { recursive: true });
  });
  const { host, origin } = new URL(review.address);
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, body?: string) => {
    const sent = request(new URL(path, review.address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { host, ...(body !== undefined && { 'content-length': String(body.length) }), ...headers },
    });
    sent.end(body);
    const response = await new Promise<Parameters<typeof text>[0] & { statusCode?: number }>(
      (resolve, reject) => {
        sent.on('response', resolve).on('error', reject);
      },
    );
    return { status: response.statusCode, body: await text(response) };
  };
  const accept = (some: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(
      'accept',
      { origin, 'content-type': 'application/json', ...headers },
      JSON.stringify({ names: some }),
    );
  return { review, ask, accept, accepted };
}

test('one picture, several and all that are left are accepted, and then it is done', async () => {
  const { review, accept, accepted } = await openReview();
  expect(await accept(['a--one.390'])).toEqual({ status: 200, body: '{"left":2}' });
  expect(accepted).toEqual(['a--one.390']);
  expect(await accept(['a--two.390', 'b--one.390'])).toEqual({ status: 200, body: '{"left":0}' });
  expect(accepted).toEqual(names);
  await review.done;
});

test('only what waits in the report is accepted, and of a wrong list nothing', async () => {
  const { accept, accepted } = await openReview();
  for (const wrong of [['a--one.390', 'x'], ['c--one.390'], ['../../etc/passwd'], [], 'a--one.390', [7]])
    expect([wrong, (await accept(wrong)).status]).toEqual([wrong, 400]);
  expect(accepted).toEqual([]);
  await accept(['a--one.390']);
  expect((await accept(['a--one.390'])).status).toBe(400);
});

test('another site, another host that leads here, and a form are refused', async () => {
  const { ask, accept, accepted } = await openReview();
  const some = ['a--one.390'];
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { host: 'evil.example' },
    { 'content-type': 'text/plain' },
  ] as const)
    expect([headers, (await accept(some, headers)).status]).toEqual([headers, 403]);
  expect((await ask('/report/', { host: 'evil.example' })).status).toBe(403);
  expect(accepted).toEqual([]);
});

test('it serves its page, the pictures and sources of its changes, and no other file', async () => {
  const { ask } = await openReview();
  expect((await ask('/report/')).body).toContain('"canAccept":true');
  expect(await ask('/report/a--one.390.before.webp')).toEqual({ status: 200, body: 'a picture' });
  expect(await ask('/A.stories.tsx')).toEqual({ status: 200, body: 'a source' });
  for (const path of [
    '/report/secret.webp',
    '/secret.webp',
    '/report/%2e%2e/secret.webp',
    '/report/..%2fsecret.webp',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});
