import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { schemas } from '@tailorbird/blocks/schemas';
import type { Client } from '@tailorbird/commerce/client';
import { err, ok } from '@tailorbird/commerce/result';
import { describe, expect, test, vi } from 'vitest';
import { type ContentClient, createContentClient } from '../content/contentClient.ts';
import type { ContentProblem } from '../content/contentItem.ts';
import { loadLayoutContent } from './layoutContent.ts';

/** Nothing here leads to a category. */
const client = {} as Client;
const footer = { _meta: { schema: schemaAddress('footer') }, columns: [] };
const bar = { _meta: { schema: schemaAddress('benefit-bar') }, items: 7 };

/** Content of which some keys are missing in one way, and all others in another. */
function contentWith(
  problems: { readonly [key: string]: ContentProblem },
  items: object = {},
): ContentClient {
  const published = new Map<string, Record<string, unknown>>(Object.entries(items));
  return {
    find: async (key) => {
      const item = published.get(key);
      return item === undefined ? err(problems[key] ?? 'absent') : ok(item);
    },
  };
}

test('commerce §8 furniture 1: a footer and a locale picture that fail leave nothing, and the page stands', async () => {
  for (const problem of ['absent', 'failed'] as const) {
    const content = contentWith({ footer: problem, 'locale-selector-image': problem });
    expect(await loadLayoutContent({ client, content })).toMatchObject({
      footer: undefined,
      localeImage: undefined,
    });
  }
  const content = contentWith({ 'locale-selector-image': 'failed' }, { footer });
  expect((await loadLayoutContent({ client, content })).footer?.id).toBe('footer');
});

/** What is logged while a layout is loaded from a service that answers so for all but its navigation. */
async function loggedOf(status: number, keys: RegExp) {
  const written: string[] = [];
  const log = vi.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const send = async ({ url }: Request) => Response.json({}, { status: keys.test(url) ? status : 404 });
  const source = { send, url: 'http://middleware', timeoutMs: 800, locale: 'en-GB' } as const;
  const loaded = loadLayoutContent({ client, content: createContentClient(source, 'uk') });
  const outcome = await loaded.then(
    () => 'shown',
    ({ status: failed }: Response) => failed,
  );
  log.mockRestore();
  const facts = written.map((line) => JSON.parse(line) as { op: string; key: string });
  return [outcome, facts.map(({ op, key }) => `${op} ${key}`).toSorted()];
}

test('commerce §8 furniture 1: one that fails is logged, one that is not published is not', async () => {
  const furniture = /footer|locale-selector-image/;
  const both = ['content.load key/uk/footer', 'content.load key/uk/locale-selector-image'];
  expect(await loggedOf(500, furniture)).toEqual(['shown', both]);
  expect(await loggedOf(404, furniture)).toEqual(['shown', []]);
});

test('commerce §8 navigation 1: one that fails is logged, one that is not published is not', async () => {
  const navigation = /desktop-navigation/;
  expect(await loggedOf(503, navigation)).toEqual([500, ['content.load key/uk/desktop-navigation']]);
  expect(await loggedOf(404, navigation)).toEqual(['shown', []]);
});

test('commerce §8 navigation 1: one that is not published is tolerated, one that fails is a page of status 500', async () => {
  expect((await loadLayoutContent({ client, content: contentWith({}) })).desktopNavigation).toBeUndefined();
  for (const key of ['desktop-navigation', 'mobile-navigation']) {
    const failing = loadLayoutContent({ client, content: contentWith({ [key]: 'failed' }) });
    await expect(failing).rejects.toMatchObject({ status: 500 });
  }
});

describe('commerce §7 content 1: what a layout looks up', () => {
  test('blocks §7 url keys 1: seven keys are looked up, and of each an editor may publish a block of that name', async () => {
    const asked: string[] = [];
    const find: ContentClient['find'] = async (key) => {
      asked.push(key);
      return err('absent');
    };
    await loadLayoutContent({ client, content: { find } });
    expect(asked.toSorted()).toEqual([
      'app-header',
      'benefit-bar',
      'countdown-timer',
      'desktop-navigation',
      'footer',
      'locale-selector-image',
      'mobile-navigation',
    ]);
    expect(asked.filter((key) => !Object.hasOwn(schemas, key))).toEqual([]);
  });

  test('blocks §3 app header 1: it provides transparentHomeHeader; one that is wrong is told', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const preview = { host: 'x.staging.bigcontent.io', timestamp: '' };
    const loaded = async (transparentHomeHeader: unknown) => {
      const header = { _meta: { schema: schemaAddress('app-header') }, transparentHomeHeader };
      return loadLayoutContent({ client, content: contentWith({}, { 'app-header': header }), preview });
    };
    expect(await loaded(true)).toMatchObject({ transparentHomeHeader: true, broken: [] });
    expect(await loaded(undefined)).toMatchObject({ transparentHomeHeader: false, broken: [] });
    expect(await loaded('perhaps')).toMatchObject({
      transparentHomeHeader: false,
      broken: [{ key: 'app-header' }],
    });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

test('what is wrong around a page is told in a preview alone', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const content = contentWith({}, { 'benefit-bar': bar });
  const preview = { host: 'x.staging.bigcontent.io', timestamp: '' };
  expect((await loadLayoutContent({ client, content })).broken).toEqual([]);
  expect((await loadLayoutContent({ client, content, preview })).broken).toMatchObject([
    { key: 'benefit-bar' },
  ]);
  log.mockRestore();
});

test('a footer of a shop that is not for show has no link to a domain kept for examples; one for show has all of its own', async () => {
  const socialLinks = ['https://tailorbird.example/instagram', 'https://social.org/shop.example'].map(
    (url) => ({
      network: 'Instagram',
      url,
    }),
  );
  const content = contentWith({}, { footer: { ...footer, socialLinks } });
  const shown = async (isInvented: boolean) => {
    const { footer: block } = await loadLayoutContent({ client, content, isInvented });
    return block?.content.socialLinks.map(({ url }) => url);
  };
  expect(await shown(false)).toEqual(['https://social.org/shop.example']);
  expect(await shown(true)).toHaveLength(2);
});
