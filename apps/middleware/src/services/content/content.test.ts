import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentStore } from './contentStore.ts';
import { createContent } from './createContent.ts';

const broken: string[] = [];
let folder: string;
let app: ReturnType<typeof createContent>;

const write = (set: string, key: string, content: unknown) => {
  mkdirSync(join(folder, set, 'uk'), { recursive: true });
  writeFileSync(join(folder, set, `${key}.json`), JSON.stringify(content));
};
const item = (title: string, id: string) => ({
  _meta: { schema: 'https://tailorbird.example/schema/text-block', deliveryId: id },
  title,
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tailorbird-content-'));
  write('published', 'uk/home', item('Autumn', 'one'));
  write('staging', 'uk/home', item('Winter', 'one'));
  write('staging', 'uk/new', item('Not yet', 'two'));
  write('published', 'uk/returns', item('Returns', 'three'));
  write('published', 'uk/page', { ...item('Page', 'four'), blocks: [item('Inside', 'five')] });
  write('published', 'uk/broken', { no: 'meta' });
  const store = (set: string) => createContentStore(join(folder, set), (file) => broken.push(file));
  app = createContent({ published: store('published'), staging: store('staging') });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, body: await response.json() };
};

describe('services §3 content delivery', () => {
  it('answers by key, with the key in the content', async () => {
    expect(await get('/content/key/uk/home?depth=all&format=inlined')).toMatchObject({
      status: 200,
      body: { content: { title: 'Autumn', _meta: { deliveryKey: 'uk/home' } } },
    });
  });

  it('answers by id', async () => {
    expect((await get('/content/id/one')).body).toMatchObject({ content: { title: 'Autumn' } });
  });

  it('answers by the id of an item that stands inside another', async () => {
    expect((await get('/content/id/five')).body).toMatchObject({ content: { title: 'Inside' } });
  });

  it('what is not there is told in the service’s own words', async () => {
    expect(await get('/content/key/uk/nothing')).toEqual({
      status: 404,
      body: {
        error: {
          type: 'CONTENT_NOT_FOUND',
          message: 'Not found',
          data: { deliveryKey: 'uk/nothing' },
        },
      },
    });
  });

  it.each([['/content/key/..%2Fstaging%2Fuk%2Fnew'], ['/content/key/uk/home/'], ['/content/key/uk%00']])(
    '%s is not found',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );

  it('what is not published is served by the staging set only', async () => {
    expect((await get('/content/key/uk/new')).status).toBe(404);
    expect((await get('/staging/content/key/uk/new')).body).toMatchObject({ content: { title: 'Not yet' } });
  });

  it('the staging set answers what is published for a key or an id it does not have', async () => {
    for (const path of ['/staging/content/key/uk/returns', '/staging/content/id/three'])
      expect((await get(path)).body).toMatchObject({ content: { title: 'Returns' } });
    expect((await get('/staging/content/key/uk/home')).body).toMatchObject({ content: { title: 'Winter' } });
    expect((await get('/staging/content/key/uk/nothing')).status).toBe(404);
  });

  it('several at once: each its content or its error', async () => {
    const body = JSON.stringify({ requests: [{ key: 'uk/home' }, { id: 'two' }] });
    const response = await app.request('/content/fetch', { method: 'POST', body });
    expect(await response.json()).toMatchObject({
      responses: [{ content: { title: 'Autumn' } }, { error: { data: { deliveryId: 'two' } } }],
    });
  });

  it('a file that cannot be read is left out and told', async () => {
    expect((await get('/content/key/uk/broken')).status).toBe(404);
    expect(broken.some((file) => file.endsWith('broken.json'))).toBe(true);
  });

  it('a changed file is read again', async () => {
    write('published', 'uk/home', item('Spring', 'one'));
    await sleep(600);
    expect((await get('/content/key/uk/home')).body).toMatchObject({ content: { title: 'Spring' } });
  });
});
