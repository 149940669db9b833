import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { markets } from '@tailorbird/commerce/market';
import { expect, test } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { llmsText } from './llmsText.ts';

const category = (url: string, name: string, description: string) => ({
  id: 1,
  url,
  name,
  description,
  children: [],
});

/** A shop with two categories and one page that an editor published, of which only what is asked for is there. */
const shop = {
  market: markets.eu,
  publicUrl: 'https://tailorbird.example',
  content: {
    find: (key: string) =>
      Promise.resolve(
        key === 'returns'
          ? {
              ok: true,
              value: {
                _meta: { schema: schemaAddress('content-page') },
                title: 'Sending *things*\n## back',
                seoDescription: 'Free for 30 days.',
                slots: [],
              },
            }
          : { ok: false },
      ),
  },
  client: {
    commerce: {
      getCategoryTree: () =>
        Promise.resolve({
          ok: true,
          value: [
            category('/womens', 'Womens [new](https://evil.example)', 'Dresses and knitwear.'),
            category('/a/b/c/d/e/f', 'Too deep', ''),
          ],
        }),
    },
  },
} as unknown as Shop;

test('a market’s text names its categories and its published pages, by their addresses there', async () => {
  const text = await llmsText(shop);
  expect(text).toMatch(/^# Tailorbird\n\n> .*EUR/);
  expect(text).toContain('](https://tailorbird.example/eu/browse/womens): Dresses and knitwear.');
  expect(text).toContain('(https://tailorbird.example/eu/returns): Free for 30 days.');
  expect(text).not.toContain('/eu/delivery');
  expect(text).not.toContain('Too deep');
  expect(text).toContain('(https://tailorbird.example/llms.txt): in GBP');
  expect(text).toContain('https://tailorbird.example/mcp.\nIts tools take the market; this one is `eu`.');
});

test('what an editor or a merchant wrote stays text: it makes no link, no heading and no line', async () => {
  const text = await llmsText(shop);
  expect(text).not.toContain('](https://evil.example)');
  expect(text).toContain('- [Sending things ## back](');
});
