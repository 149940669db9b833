import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrokenFile, brokenAt, createContentStore } from './contentStore.ts';
import { createContent } from './createContent.ts';
import { lastGoodFiles } from './lastGoodFiles.ts';

const broken: BrokenFile[] = [];
let folder: string;
let app: ReturnType<typeof createContent>;

/** Friday the first of January, at nine. */
const friday = Date.parse('2027-01-01T09:00:00Z');
let now = friday - 1;

const preview = { secret: 'a-secret-of-editors' };

/** The content as a shop that has just started serves it. */
function opened(isOpen = true) {
  const store = (set: string) =>
    createContentStore({
      folder: join(folder, set),
      onBroken: (one) => broken.push(one),
      lastGood: lastGoodFiles(join(folder, 'kept', set), () => {}),
    });
  return createContent({
    published: store('published'),
    staging: store('staging'),
    preview: { ...preview, isOpen },
    clock: () => new Date(now),
  });
}

const write = (set: string, key: string, content: unknown) => {
  mkdirSync(join(folder, set, 'uk'), { recursive: true });
  writeFileSync(join(folder, set, `${key}.json`), JSON.stringify(content));
};
const item = (title: string, id: string, times: object = {}) => ({
  _meta: { schema: 'https://tailorbird.example/schema/text-block', deliveryId: id, ...times },
  title,
});
const day = { start: '2027-01-01T09:00:00.000Z', end: '2027-01-02T09:00:00.000Z' };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tailorbird-content-'));
  write('published', 'uk/home', item('Autumn', 'one'));
  write('staging', 'uk/home', item('Winter', 'one'));
  write('staging', 'uk/new', item('Not yet', 'two'));
  write('published', 'uk/returns', item('Returns', 'three'));
  write('published', 'uk/page', { ...item('Page', 'four'), blocks: [item('Inside', 'five')] });
  write('published', 'uk/broken', { no: 'meta' });
  write('published', 'uk/offers', {
    ...item('Offers', 'offers'),
    slots: [
      item('Until Friday', 'until', { lifecycle: { expiryTime: day.start } }),
      item('Friday', 'friday', { edition: { id: 'e', ...day } }),
      { ...item('Always', 'always'), note: item('Misspelt', 'misspelt', { edition: { start: 'Friday' } }) },
    ],
  });
  write('published', 'uk/banner', item('Banner', 'banner'));
  write('staging', 'uk/banner', item('Banner of Friday', 'banner-friday', { edition: day }));
  app = opened();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, body: await response.json() };
};

describe('services §3 items with times', () => {
  const titles = async (path: string) => {
    const { body } = await get(path);
    return body.content?.slots?.map(({ title }: { title: string }) => title) ?? body.content?.title;
  };

  it('what is published is answered while it holds, whatever moment is asked for', async () => {
    const moments = [friday - 1, friday, friday + 24 * 60 * 60 * 1000];
    const found = [];
    for (const moment of moments) {
      now = moment;
      found.push(await titles(`/content/key/uk/offers?timestamp=${friday}`));
    }
    expect(found).toEqual([['Until Friday', 'Always'], ['Friday', 'Always'], ['Always']]);
    expect(JSON.stringify((await get('/content/key/uk/offers')).body)).not.toContain('Misspelt');
    expect([(await get('/content/id/always')).status, (await get('/content/id/friday')).status]).toEqual([
      200, 404,
    ]);
    now = friday - 1;
  });

  it('an editor is answered what holds at a moment, and an item by itself whenever it holds', async () => {
    expect(await titles('/staging/content/key/uk/offers')).toEqual(['Until Friday', 'Always']);
    expect(await titles(`/staging/content/key/uk/offers?timestamp=${friday}`)).toEqual(['Friday', 'Always']);
    expect(await titles('/staging/content/key/uk/banner')).toBe('Banner');
    expect(await titles(`/staging/content/key/uk/banner?timestamp=${friday}`)).toBe('Banner of Friday');
    expect(await titles('/staging/content/id/friday')).toBe('Friday');
  });

  it('a moment that is none is told', async () => {
    const answer = await get('/staging/content/key/uk/offers?timestamp=friday');
    expect([answer.status, answer.body.error.message]).toEqual([
      400,
      expect.stringContaining('Send timestamp in milliseconds since 1970.'),
    ]);
  });
});

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

  it('a file that never could be read is left out and told', async () => {
    expect((await get('/content/key/uk/broken')).status).toBe(404);
    expect(broken.filter(({ file }) => file.endsWith('broken.json'))).toMatchObject([
      { served: 'nothing', reason: expect.stringContaining('_meta'), fix: expect.stringContaining('schema') },
    ]);
  });

  it('a changed file is read again', async () => {
    write('published', 'uk/home', item('Spring', 'one'));
    await sleep(600);
    expect((await get('/content/key/uk/home')).body).toMatchObject({ content: { title: 'Spring' } });
  });

  it('a file that breaks keeps its last good version, told once with its place, through restarts, until it is mended', async () => {
    const file = join(folder, 'published', 'uk/returns.json');
    const told = () => broken.filter((one) => one.file === file);
    const titleIn = async (shop: typeof app) =>
      (await (await shop.request('/content/key/uk/returns')).json()).content?.title;
    expect(await titleIn(app)).toBe('Returns');
    writeFileSync(
      file,
      '{\n  "_meta": { "schema": "https://tailorbird.example/schema/text-block" },\n  "title" "Gone"\n}',
    );
    for (let look = 0; look < 3; look += 1) {
      await sleep(550);
      expect(await titleIn(app)).toBe('Returns');
    }
    expect(told()).toEqual([
      {
        file,
        line: 3,
        column: 11,
        reason: 'colon expected',
        fix: 'Mend line 3 at or before column 11.',
        served: 'its last good version',
      },
    ]);
    expect(await titleIn(opened())).toBe('Returns');
    expect(told()).toHaveLength(2);
    write('published', 'uk/returns', item('Returns, mended', 'three'));
    await sleep(550);
    expect(await titleIn(app)).toBe('Returns, mended');
  });

  it.each([
    ['{"a":1,}', 1, 8],
    ['{"a":tru}', 1, 6],
    ['', 1, 1],
    ['{\n"a": [1, 2', 2, 11],
    ["{'a':1}", 1, 2],
    ['{"a":1}}', 1, 8],
  ])('the place where %j is broken', (text, line, column) => {
    expect(brokenAt(text, new SyntaxError('no JSON'))).toMatchObject({ line, column });
  });

  it('what is not published is read by key, by id and several at once with the secret only', async () => {
    const closed = opened(false);
    const body = JSON.stringify({ requests: [{ key: 'uk/new' }] });
    const ask = async (key?: string) => {
      const headers = key === undefined ? {} : { 'x-api-key': key };
      return Promise.all([
        closed.request('/staging/content/key/uk/new', { headers }),
        closed.request('/staging/content/id/two', { headers }),
        closed.request('/staging/content/fetch', { method: 'POST', body, headers }),
      ]);
    };
    for (const key of [undefined, '', 'a-secret', `${preview.secret}s`])
      for (const answer of await ask(key)) {
        expect([key, answer.status]).toEqual([key, 403]);
        expect(await answer.text()).not.toContain('Not yet');
      }
    for (const answer of await ask(preview.secret)) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Not yet');
    }
    expect((await closed.request('/content/key/uk/home')).status).toBe(200);
  });
});
