import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseContent } from '@tailorbird/blocks/parse';
import { blockIdOf } from '@tailorbird/blocks/schemaAddress';
import { type BlockId, schemas } from '@tailorbird/blocks/schemas';
import { deliveryMethods, freeDeliveryFrom } from '@tailorbird/commerce/checkout/deliveryMethods';
import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import { formatMoney } from '@tailorbird/commerce/money';
import { returnsPolicy, withPolicy } from '@tailorbird/commerce/policy/marketPolicy';
import { seedCategories } from '@tailorbird/demo-shop/categories';
import { defaultSeed } from '@tailorbird/demo-shop/defaultSeed';
import { generateCatalogue } from '@tailorbird/demo-shop/generateCatalogue';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pictureName } from '#middleware/services/media/pictureAddress.ts';

const folder = fileURLToPath(new URL('../../content', import.meta.url));
const sets = ['published', 'staging'] as const;
type ContentSet = (typeof sets)[number];
const pictures = fileURLToPath(new URL('../../media/content', import.meta.url));
const films = fileURLToPath(new URL('../../media/films', import.meta.url));

const tagged = z.looseObject({ _meta: z.object({ schema: z.string(), deliveryId: z.uuid() }) });
const item = z.looseObject({
  _meta: z.object({ name: z.string(), schema: z.string(), deliveryKey: z.string(), deliveryId: z.uuid() }),
});
const page = z.object({
  title: z.string().min(1),
  seoTitle: z.string().max(70),
  seoDescription: z.string().min(20).max(170),
  slots: z.array(tagged).min(1),
});

const keysOf = (market: Market, set: ContentSet = 'published'): string[] =>
  readdirSync(`${folder}/${set}/${market}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
const textOf = (market: Market, key: string, set: ContentSet = 'published'): string =>
  readFileSync(`${folder}/${set}/${market}/${key}.json`, 'utf8');
const files = sets.flatMap((set) =>
  marketList.flatMap((market) => keysOf(market, set).map((key) => [set, market, key] as const)),
);

/** Every value under a field of this name, anywhere in a file. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((part) => valuesOf(name, part));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(key === name ? [part] : []),
    ...valuesOf(name, part),
  ]);
}

const addressFields = ['url', 'href', 'link', 'buttonLink', 'brandLink', 'imageUrl', 'primaryBlockUrl'];
const pictureFields = [
  'image',
  'backgroundImage',
  'desktopBackground',
  'mobileBackground',
  'primaryBlockBackground',
  'socialImage',
];

const isBlockId = (id: string): id is BlockId => Object.hasOwn(schemas, id);

function problemsOf(content: z.output<typeof tagged>): string[] {
  const id = blockIdOf(content._meta.schema) ?? '';
  if (!isBlockId(id)) return [`${id} is no schema of ours`];
  const parsed = parseContent(id, content);
  return parsed.success ? [] : [z.prettifyError(parsed.error)];
}

test('every market has the same pages', () => {
  for (const market of marketList) expect(keysOf(market)).toEqual(keysOf('uk'));
});

test.each(files)('%s/%s/%s is content its schema accepts, under its own key', (set, market, key) => {
  const content = item.parse(JSON.parse(textOf(market, key, set)));
  expect(content._meta.deliveryKey).toBe(`${market}/${key}`);
  expect(problemsOf(content)).toEqual([]);
  const blocks = page.safeParse(content).data?.slots ?? [];
  expect(blocks.flatMap(problemsOf)).toEqual([]);
});

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const dayFirst = new RegExp(`\\b\\d{1,2} (?:${months})\\b`);
const monthFirst = new RegExp(`\\b(?:${months}) \\d{1,2}\\b`);

test.each(files)(
  '%s/%s/%s writes days, and which of them the post goes on, as its market does',
  (set, market, key) => {
    expect(textOf(market, key, set)).not.toMatch(market === 'us' ? dayFirst : monthFirst);
    expect(textOf(market, key, set)).not.toMatch(market === 'us' ? /working days?/i : /business days?/i);
  },
);

describe('what content refers to is there', () => {
  const contents = files.map(
    ([set, market, key]) => [`${set}/${market}/${key}`, JSON.parse(textOf(market, key, set))] as const,
  );
  const products = [...generateCatalogue(defaultSeed)].flatMap((style, at) =>
    style.colours.map(({ colour }) => ({
      style,
      colour,
      address: `/p/${at + 1}/${style.slug}/${colour.replaceAll(' ', '_')}`,
    })),
  );
  const addresses = new Set([
    '/',
    '/bag',
    '/cookie-choices',
    '/find-order',
    '/newsletter',
    ...keysOf('uk').map((key) => `/${key}`),
    ...seedCategories.map(({ url }) => `/browse${url}`),
    ...products.map(({ address }) => address),
  ]);

  test('links lead to categories and pages', () => {
    const links = contents.flatMap(([key, content]) =>
      [
        ...addressFields
          .flatMap((name) => valuesOf(name, content))
          .filter((value) => typeof value === 'string' && !value.startsWith('#')),
        ...[...JSON.stringify(content).matchAll(/\]\((\/[^)]*)\)/g)].map(([, link]) => link),
      ].map((link) => `${key}: ${String(link)}`),
    );
    const dead = links.filter(
      (link) =>
        !link.includes(': https://') && !addresses.has(link.replace(/^.*: /, '').replace(/\?.*$/, '')),
    );
    expect(dead).toEqual([]);
  });

  test('a look names its pieces, their addresses and their prices as the shop does', () => {
    const piece = z.object({ url: z.string(), title: z.string(), price: z.number() });
    const told = contents.flatMap(([key, content]) =>
      ['leftProduct', 'rightProduct']
        .flatMap((name) => valuesOf(name, content))
        .map((value) => ({ market: z.enum(marketList).parse(key.split('/')[1]), ...piece.parse(value) })),
    );
    const sold = new Map(products.map(({ address, style }) => [address, style]));
    expect(told.length).toBeGreaterThan(0);
    for (const { market, url, title, price } of told) {
      const { list, sale } = sold.get(url)?.prices[market] ?? { list: 0, sale: null };
      expect([title, price * 100]).toEqual([sold.get(url)?.name, sale ?? list]);
    }
  });

  test('products are styles of the seed', () => {
    const codes = new Set([...generateCatalogue(defaultSeed)].map(({ sku }) => sku));
    const named = contents.flatMap(([, content]) => valuesOf('productSkus', content)).flat();
    expect(named.filter((code) => typeof code !== 'string' || !codes.has(code))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  test('pictures are of styles in their colours or in the media folder, films in the media folder, and have an alternative text', () => {
    const link = z.object({
      _meta: z.object({ schema: z.string() }),
      name: z.string(),
      alt: z.string().min(1),
      endpoint: z.enum(['content', 'tailorbird']),
    });
    const ofProducts = new Set(
      products.flatMap(({ style: { sku }, colour }) =>
        (['FF', 'FD'] as const).map((view) => pictureName(sku, colour, view)),
      ),
    );
    const links = contents
      .flatMap(([, content]) => pictureFields.flatMap((name) => valuesOf(name, content)))
      .map((value) => link.parse(value));
    const isThere = ({ _meta, name, endpoint }: z.output<typeof link>) => {
      if (_meta.schema.endsWith('video-link')) return existsSync(`${films}/${name}.mp4`);
      return endpoint === 'content' ? existsSync(`${pictures}/${name}.jpg`) : ofProducts.has(name);
    };
    expect(links.filter((found) => !isThere(found))).toEqual([]);
  });
});

describe('the shop’s own pages show what editors can do', () => {
  const shopWindow = ['home', 'womens-edit', 'gifts', 'our-cloth'];

  test('the home pages and the landing pages use 25 different blocks and more between them', () => {
    const used = marketList.flatMap((market) =>
      shopWindow.flatMap((key) =>
        page.parse(JSON.parse(textOf(market, key))).slots.map(({ _meta }) => blockIdOf(_meta.schema)),
      ),
    );
    expect(new Set(used).size).toBeGreaterThanOrEqual(25);
  });

  test('no two neighbours show the same picture', () => {
    const pictureOf = z.looseObject({ name: z.string(), defaultHost: z.string() });
    const namesIn = (block: unknown) =>
      new Set(
        pictureFields
          .flatMap((name) => valuesOf(name, block))
          .map((value) => pictureOf.parse(value).name)
          .filter((name) => !name.endsWith('-FF')),
      );
    const twice = marketList.flatMap((market) =>
      shopWindow.flatMap((key) => {
        const { slots } = page.parse(JSON.parse(textOf(market, key)));
        return slots.flatMap((block, at) =>
          [...namesIn(block)]
            .filter((name) => namesIn(slots[at + 1]).has(name))
            .map((name) => `${market}/${key} ${at}: ${name}`),
        );
      }),
    );
    expect(twice).toEqual([]);
  });
});

describe('the words are true', () => {
  test('what is called new this week is new', () => {
    const badges = new Map(
      [...generateCatalogue(defaultSeed)].map(({ sku, productBadge }) => [sku, productBadge]),
    );
    const shelf = z.object({ title: z.string(), productSkus: z.array(z.string()) });
    const shelves = page
      .parse(JSON.parse(textOf('uk', 'home')))
      .slots.map((block) => shelf.safeParse(block).data);
    const shown = shelves.find((found) => found?.title === 'New this week')?.productSkus ?? [];
    expect(shown).toHaveLength(8);
    expect(new Set(shown.map((sku) => badges.get(sku)))).toEqual(new Set(['New']));
  });

  test.each(marketList)('%s: delivery charges and the free threshold are those of checkout', (market) => {
    const { currency, locale } = markets[market];
    const money = (amount: number) => formatMoney(amount, currency, locale);
    const offered = deliveryMethods[market].filter(({ kind }) =>
      ['standard', 'express', 'next-day'].includes(kind),
    );
    const delivery = textOf(market, 'delivery');
    for (const { cost } of offered) expect(delivery).toContain(money(cost));
    for (const key of ['delivery', 'home', 'benefit-bar'])
      expect(withPolicy(textOf(market, key), markets[market].locale)).toContain(
        money(freeDeliveryFrom[market]),
      );
  });

  test.each(marketList)(
    '%s: days of returns and free delivery are marks, never figures written by hand',
    (market) => {
      const free = withPolicy('{free-delivery-from}', markets[market].locale);
      const byHand = keysOf(market).flatMap((key) => {
        const text = textOf(market, key);
        const returns = /(?:return|come back|send it back|arriving)[^.]{0,60}?\b\d+ days/i.exec(text);
        const delivery = text.includes(`over ${free}`) || text.includes(`from ${free}`);
        return returns || delivery ? [`${market}/${key}`] : [];
      });
      expect(byHand).toEqual([]);
      const { days } = returnsPolicy[market];
      expect(withPolicy(textOf(market, 'returns'), markets[market].locale)).toContain(`**${days} days**`);
    },
  );

  test.each(marketList)('%s: only its own currency is named', (market) => {
    const sign = { uk: '£', eu: '€', us: '$' };
    const others = marketList.filter((other) => other !== market).map((other) => sign[other]);
    const whole = keysOf(market)
      .map((key) => textOf(market, key))
      .join('');
    expect(others.filter((other) => whole.includes(other))).toEqual([]);
  });
});
