import { markets } from '@tailorbird/commerce/market';
import { describe, expect, inject, it } from 'vitest';
import { richResult } from '../app/testing/richResults.ts';
import { together } from './together.ts';

const text = async (path: string) => (await fetch(new URL(path, inject('origin')))).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at);
const structured = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );

describe.each(Object.values(markets))('$market', ({ prefix }) => {
  it('every address of its sitemaps answers 200, and is its own canonical one', {
    timeout: 300_000,
  }, async () => {
    const files = locations(await text(`${prefix}/sitemap.xml`));
    const named = await Promise.all(files.map(async (file) => locations(await text(file))));
    const all = named.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(500);
    expect(named.every((some) => some.length <= 50_000)).toBe(true);
    const faults: string[] = [];
    await together(all, 4, async (address) => {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'identity' },
      });
      const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await response.text()) ?? [];
      const same = new URL(canonical || 'http://none').href === new URL(address).href;
      if (response.status !== 200 || !same) faults.push(`${address}: ${response.status} ${canonical}`);
    });
    expect(faults).toEqual([]);
  });

  it('structured data of home, listing and product has what Google asks for', async () => {
    const [, products = ''] = locations(await text(`${prefix}/sitemap.xml`));
    const [product = ''] = locations(await text(products));
    const kinds = await Promise.all(
      [prefix || '/', `${prefix}/browse/womens/dresses`, product].map(async (path) =>
        structured(await text(path)).map((one) => {
          const checked = richResult.safeParse(one);
          return checked.success ? checked.data['@type'] : checked.error.message;
        }),
      ),
    );
    expect(kinds[0]).toEqual(['Organization', 'WebSite']);
    expect(kinds[1]).toEqual(['BreadcrumbList', 'ItemList']);
    expect(kinds[2]?.[0]).toMatch(/^Product(?:Group)?$/);
    expect(kinds[2]?.[1]).toBe('BreadcrumbList');
  });

  it('filtered listings are left out, the whole one is not', async () => {
    const hidden = /<meta name="robots" content="noindex, follow"\/>/;
    expect(await text(`${prefix}/browse/womens?page=2`)).not.toMatch(hidden);
    for (const query of ['filters[colour]=Blue', 'sort=price-asc', 'view=list'])
      expect(await text(`${prefix}/browse/womens?${query}`)).toMatch(hidden);
  });

  it('blocks §5 seo links 1: a search with a term has no alternates, one without has them', async () => {
    const alternate = /<link rel="alternate" hrefLang=/i;
    expect(await text(`${prefix}/search`)).toMatch(alternate);
    expect(await text(`${prefix}/search?query=stripe`)).not.toMatch(alternate);
  });

  it('the feed names what can be bought, and ends', async () => {
    const feed = await text(`${prefix}/feeds/products-1.xml`);
    expect(feed.match(/<item>/g)?.length).toBeGreaterThan(500);
    expect(feed).toContain(`<g:link>${inject('origin')}${prefix}/p/`);
    expect((await fetch(`${inject('origin')}${prefix}/feeds/products-999.xml`)).status).toBe(404);
  });
});

it('a language model is told where things are, and each address answers', async () => {
  const told = await text('/eu/llms.txt');
  const links = [...told.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => url);
  expect(links.length).toBeGreaterThan(20);
  for (const url of links) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
});

it('robots are told the three sitemaps', async () => {
  const origin = inject('origin');
  expect((await text('/robots.txt')).match(/^Sitemap: .*$/gm)).toEqual([
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/eu/sitemap.xml`,
    `Sitemap: ${origin}/us/sitemap.xml`,
  ]);
});
