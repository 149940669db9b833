import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from '../nginx.ts';
import { freePort } from '../port.ts';
import { root } from '../root.ts';
import { type ShopProcess, startCommand, startShop, untilServing } from '../shopProcess.ts';

/** Two shops on one database, behind a proxy that caches: what compose.yaml runs, as processes. */
export interface Cluster {
  readonly origin: string;
  readonly shops: readonly ShopProcess[];
  readonly close: () => Promise<void>;
}

/** Migrating and filling on a busy machine. */
const startMs = 180_000;

/**
 * Starts the built shop twice on the PostgreSQL server of `databaseUrl`, and nginx in front of both, on `port`.
 *
 * @throws Where a shop ends before it serves, with what it printed, or where there is no nginx.
 */
export async function startCluster({
  databaseUrl,
  port,
  folder = mkdtempSync('/tmp/tailorbird-cluster-'),
  env = {},
}: {
  readonly databaseUrl: string;
  readonly port: number;
  /** Holds the shops' data, in `one` and `two`, and is removed when they are closed. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Cluster> {
  const origin = `http://localhost:${port}`;
  const shops: ShopProcess[] = [];
  const close = async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ports = [await freePort(), await freePort()];
    // One after the other: the first fills an empty database.
    for (const [at, own] of ports.entries()) {
      const shop = await startShop(startCommand, {
        TAILORBIRD_MODE: 'demonstration',
        ...env,
        DATABASE_URL: databaseUrl,
        DATA_DIRECTORY: join(folder, at === 0 ? 'one' : 'two'),
        PORT: String(own),
        PUBLIC_URL: origin,
        TAILORBIRD_TRUST_PROXY: '1',
      });
      shops.push(shop);
      await untilServing(shop, startMs);
    }
    const nginx = await startNginx(port, (cache) => configuration(cache, port, ports));
    return { origin, shops, close: () => nginx.stop().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The proxy of compose.yaml, with the places of this machine in place of the containers’. */
function configuration(cache: string, port: number, [one = 0, two = 0]: readonly number[]): string {
  const places = [
    ['/var/cache/nginx/shop', join(cache, 'cache')],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['shop-one:3000', `127.0.0.1:${one}`],
    ['shop-two:3000', `127.0.0.1:${two}`],
  ] as const;
  return places.reduce(
    (text, [theirs, ours]) => {
      const [before, after, ...more] = text.split(theirs);
      if (before === undefined || after === undefined || more.length > 0)
        throw new Error(`deploy/nginx.conf must say "${theirs}" once.`);
      return before + ours + after;
    },
    readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
  );
}
