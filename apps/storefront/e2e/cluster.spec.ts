import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { goodsOf } from '../../../apps/middleware/proofs/races/goods.ts';
import { type Cluster, startCluster } from '../../../scripts/cluster/startCluster.ts';
import { freePort } from '../../../scripts/port.ts';
import { type Engine, serverEngine } from '../../middleware/proofs/crashes/engine.ts';
import { shopperClient } from '../../middleware/proofs/crashes/shopperClient.ts';
import { previewCookie } from './previewCookie.ts';
import { previewSecret } from './previewSecret.ts';

const startMs = 300_000;
const shoppers = 12;
const linesOfEach = 6;
/** A call is tried again this often, with the key it had: what a shopper’s second press does. */
const tries = 5;

const earlierScript = 'earlier-0123abcd.js';

/** A folder for the shops' data, where the second has served an earlier version. */
function dataWithEarlierVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-e2e-cluster-'));
  const assets = join(folder, 'two', 'browser-files', 'earlier', 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, earlierScript), 'export {};');
  return folder;
}

let engine: Engine;
let cluster: Cluster;
beforeAll(async () => {
  engine = await serverEngine(inject('databaseUrl'));
  cluster = await startCluster({
    databaseUrl: engine.env['DATABASE_URL'] ?? '',
    port: await freePort(),
    folder: dataWithEarlierVersion(),
    env: {
      LOG_LEVEL: 'error',
      TAILORBIRD_SEED_STYLES: '24',
      TAILORBIRD_PREPARE_PICTURES: 'off',
      TAILORBIRD_RATE_LIMIT: 'off',
      TAILORBIRD_PREVIEW_SECRET: previewSecret,
    },
  });
}, startMs);
afterAll(async () => {
  await cluster?.close();
  await engine?.remove();
}, 60_000);

describe('two shops behind the proxy of compose.yaml', () => {
  it('a page that everyone may see is kept by the proxy, one about a shopper is not', async () => {
    const states = async (path: string) => {
      const seen: (string | null)[] = [];
      for (let time = 0; time < 2; time += 1) {
        const answer = await fetch(cluster.origin + path);
        expect([path, answer.status]).toEqual([path, 200]);
        seen.push(answer.headers.get('x-cache'));
      }
      return seen;
    };
    expect(await states('/browse/womens')).toEqual(['MISS', 'HIT']);
    expect(await states('/bag')).toEqual(['MISS', 'MISS']);
  });

  it('an editor’s preview shows what is not published, though the proxy keeps what is, and nobody else sees it', async () => {
    const unpublished = 'Wool, and somewhere to wear it';
    const cookie = await previewCookie(cluster.origin);
    const seen = async (headers: Record<string, string>) => {
      const answer = await fetch(cluster.origin, { headers });
      return [answer.headers.get('x-cache'), (await answer.text()).includes(unpublished)];
    };
    expect([await seen({}), await seen({ cookie }), await seen({})]).toEqual([
      ['MISS', false],
      ['BYPASS', true],
      ['HIT', false],
    ]);
  });

  it('a script of an earlier version is there, though only one of the two still has it', async () => {
    for (let asked = 0; asked < 6; asked += 1) {
      const answer = await fetch(`${cluster.origin}/assets/${earlierScript}?${asked}`);
      expect([answer.status, await answer.text()]).toEqual([200, 'export {};']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    expect((await fetch(`${cluster.origin}/assets/nobodys-0123abcd.js`)).status).toBe(404);
  });

  it('one of them is killed while people shop: every page is answered, and a second try of a press does it once', {
    timeout: startMs,
  }, async () => {
    const goods = await goodsOf(engine, shoppers);
    await engine.rows('update stock_levels set on_hand = 1000');
    let retries = 0;
    let pages = 0;
    let isShopping = true;
    // A slow machine has done its shopping before it has shown so many.
    const minPages = 6;
    const looking = (async () => {
      for (; isShopping || pages < minPages; pages += 1)
        expect((await fetch(`${cluster.origin}/bag`)).status).toBe(200);
    })();
    const shop = async (at: number) => {
      let intent = '';
      const client = shopperClient(cluster.origin, () => intent);
      const line = {
        productId: goods[at]?.productId ?? 0,
        variantId: goods[at]?.variantId ?? 0,
        quantity: 1,
      };
      const persist = async <T extends { ok: boolean }>(call: () => Promise<T>): Promise<T> => {
        intent = crypto.randomUUID();
        let answer = await call();
        for (let attempt = 1; !answer.ok && attempt < tries; attempt += 1) {
          retries += 1;
          answer = await call();
        }
        return answer;
      };
      const made = await persist(() => client.commerce.createCart());
      if (!made.ok) throw new Error(made.error.message);
      for (let added = 0; added < linesOfEach; added += 1) {
        if (at === 0 && added === 1) process.kill(cluster.shops[0]?.pid ?? 0, 'SIGKILL');
        const done = await persist(() =>
          client.commerce.addCartItems({ cartId: made.value.id, lineItems: [line] }),
        );
        expect(done).toMatchObject({ ok: true });
      }
      const bag = await persist(() => client.commerce.getCart({ id: made.value.id }));
      return bag.ok ? bag.value.lineItems.physicalItems.map(({ quantity }) => quantity) : [];
    };
    const bags = await Promise.all(Array.from({ length: shoppers }, (_, at) => shop(at)));
    isShopping = false;
    await looking;
    expect(await cluster.shops[0]?.ended).not.toBe(0);
    expect(bags).toEqual(Array.from({ length: shoppers }, () => [linesOfEach]));
    expect(pages).toBeGreaterThanOrEqual(minPages);
    process.stdout.write(
      `One of two shops killed under ${shoppers * linesOfEach} presses and ${pages} pages: ${retries} presses tried again, no page failed\n`,
    );
  });
});
