import { fixtureProducts } from '@tailorbird/blocks/fixtureProducts';
import { parsePage } from '@tailorbird/blocks/parsePage';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { hostileItems } from '@tailorbird/blocks/testing/hostileItems';
import { everyFixture } from '@tailorbird/blocks/testing/library';
import { mutatedItems } from '@tailorbird/blocks/testing/strangeItems';
import { noPageCache } from '@tailorbird/engine/noPageCache';
import { beforeAll, expect, test, vi } from 'vitest';
import { lintContent } from '../../../tools/content/lint/lintContent.ts';
import { writePreviewCookie } from '../app/preview/previewCookie.ts';
import { ownStagingHost } from '../app/preview/stagingHost.ts';
import { builtStorefront } from './builtStorefront.ts';

const origin = 'http://shop.example';
const previewAccess = { secret: 'secret-of-the-editors', isOpen: false };

/** A page with these blocks, as the content service delivers it. */
const pageWith = (key: string, slots: readonly object[]): object =>
  JSON.parse(
    JSON.stringify({
      _meta: { schema: schemaAddress('content-page'), deliveryKey: `uk/${key}` },
      title: 'Sale',
      slots,
    }),
  );

const hostile = Object.values(hostileItems);
const pages = Object.fromEntries(
  [...hostile, ...mutatedItems()].map((item, nth) => [`page-${nth}`, pageWith(`page-${nth}`, [item])]),
);
const whole = everyFixture
  .filter(({ id, name }) => name === 'default' && !['content-page', 'error-page', 'modal'].includes(id))
  .map(({ id, content }) => ({ ...content, _meta: { schema: schemaAddress(id) } }));
const sixtyOne = pageWith(
  'sixty-one',
  Array.from({ length: 61 }, (_, nth) => whole[nth % whole.length] ?? {}),
);

const hour = 3_600_000;
const counting = pageWith('counting', [
  ...whole.filter(({ _meta }) => _meta.schema !== schemaAddress('countdown-timer')),
  {
    text: 'Until the sale ends',
    startDate: new Date(Date.now() - hour).toISOString(),
    endDate: new Date(Date.now() + hour / 2).toISOString(),
    _meta: { schema: schemaAddress('countdown-timer') },
  },
]);

const category = {
  id: 1,
  name: 'All',
  url: '/all',
  parentId: null,
  path: [1],
  description: '',
  children: [],
};

/** All that the shop asks for: one of the pages above at its key, and the same to an editor. Each link leads to a page. */
function middleware(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/getProductsById')) return Response.json(Object.values(fixtureProducts));
  if (pathname.endsWith('/getCategoryTree')) return Response.json([category]);
  if (!pathname.includes('/content/')) return Response.json({ tag: 'not-found' }, { status: 404 });
  const key = pathname.split('/').at(-1) ?? '';
  if (parts.test(key)) return Response.json({}, { status: 404 });
  const own: Readonly<Record<string, object>> = { 'sixty-one': sixtyOne, counting };
  return Response.json({ content: own[key] ?? pages[key] ?? pageWith(key, []) });
}
const parts = /navigation|footer|benefit-bar|countdown|locale|app-header/;

const shop = builtStorefront(origin, {
  middleware,
  remote: false,
  cache: noPageCache,
  settings: { previewHosts: [ownStagingHost], previewAccess },
});
const [cookie = ''] = writePreviewCookie(
  { host: ownStagingHost, timestamp: '' },
  { publicUrl: origin, previewAccess },
).split(';');

const lines: string[] = [];
beforeAll(() => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  return () => vi.restoreAllMocks();
});

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A page as the built shop renders it: its status, its blocks in order, and the words of its notices. */
async function visit(key: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await shop.request(`${origin}/${key}`, { headers });
  const html = (await answer.text()).replace(/^[^]*?<main id="main"/, '').replace(/<\/main>[^]*$/, '');
  const notices = [...html.matchAll(/<pre>([^]*?)<\/pre>/g)].map(([, text = '']) =>
    text.replaceAll(/&(\w+|#x27);/g, (sign, name: string) => signs[name] ?? sign),
  );
  const blocks = [...html.matchAll(/ data-block="([\w-]+)"/g)].map(([, id]) => id);
  return { status: answer.status, blocks, told: notices.join('\n') };
}

const facts = {
  isKnown: () => true,
  widthOf: () => 'any' as const,
  filesOf: () => new Set(['jpg', 'mp4', 'webm']),
  isSold: () => true,
};

/** Where what is told of a page is missing: the preview, the log, `content lint`. */
async function untold(key: string, json: object): Promise<readonly string[]> {
  const { told } = await visit(key, { cookie });
  const linted = lintContent({ name: `${key}.json`, json }, facts).problems.map(({ reason }) => reason);
  const logged = lines.filter((line) => line.includes(`"page":"uk/${key}"`)).join('\n');
  const reasons = (parsePage(json)?.broken ?? []).flatMap(({ faults }) => faults.map(({ reason }) => reason));
  return reasons.flatMap((reason) => [
    ...(told.includes(reason) ? [] : [`${key} in preview: ${reason}`]),
    ...(linted.includes(reason) ? [] : [`${key} by lint: ${reason}`]),
    ...(logged.includes(JSON.stringify(reason)) ? [] : [`${key} in the log: ${reason}`]),
  ]);
}

const slow = { timeout: 600_000 };

test(
  '340 hostile and mutated contents are pages of the built shop, and each is told in preview, log and lint',
  slow,
  async ({ annotate }) => {
    expect(hostile.length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(pages).length).toBeGreaterThanOrEqual(340);
    const wrong: unknown[] = [];
    let told = 0;
    for (const [key, json] of Object.entries(pages)) {
      const page = parsePage(json);
      const blocks = page?.slots.blocks.map(({ id }) => id);
      const { status, blocks: seen, told: shoppers } = await visit(key);
      if (status !== 200 || String(seen) !== String(blocks) || shoppers !== '')
        wrong.push({ key, status, seen, blocks });
      wrong.push(...(await untold(key, json)));
      if (page && page.broken.length > 0) told += 1;
    }
    expect(wrong).toEqual([]);
    const standing = hostile.map((_, nth) => parsePage(pages[`page-${nth}`])?.slots.blocks.length);
    expect(standing).toEqual(hostile.map(() => 1));
    expect(told).toBeGreaterThan(200);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    await annotate(
      `${Object.keys(pages).length} pages stand, ${told} with something told in three places`,
      'figure',
    );
  },
);

test('a page of 61 blocks shows 61, and its editor reads that 60 are best', slow, async () => {
  const shoppers = await visit('sixty-one');
  expect(shoppers).toMatchObject({ status: 200, told: '' });
  expect(shoppers.blocks).toHaveLength(61);
  const editors = await visit('sixty-one', { cookie });
  expect(editors.blocks).toHaveLength(61);
  expect(editors.told).toContain('60 at most are best');
  expect(await untold('sixty-one', sixtyOne)).toEqual([]);
});

test('a page that is asked for again counts down, and is the same bytes but for that', slow, async () => {
  const read = async () => (await shop.request(`${origin}/counting`)).text();
  const timer = /<div data-block="countdown-timer"[^]*?<\/aside>/;
  const secondsIn = (html: string) => {
    const digits = timer.exec(html)?.[0].matchAll(/<b>(\d+)<\/b>/g);
    const [, , minutes, seconds] = [...(digits ?? [])].map(([, number]) => Number(number));
    return (minutes ?? NaN) * 60 + (seconds ?? NaN);
  };
  const first = await read();
  const later = await vi.waitUntil(async () => [await read()].find((html) => html !== first), 10_000);
  expect(secondsIn(later)).toBeLessThan(secondsIn(first));
  expect(secondsIn(later)).toBeGreaterThan(secondsIn(first) - 30);
  expect(later.replace(timer, '')).toBe(first.replace(timer, ''));
});
