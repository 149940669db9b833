import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from '../nginx.ts';
import { freePort } from '../port.ts';
import { type ShopProcess, startCommand, startShop, untilServing } from '../shopProcess.ts';
import { proxyConfiguration } from './proxyConfiguration.ts';

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
    const nginx = await startNginx(port, (cache) => proxyConfiguration(cache, port, ports));
    return { origin, shops, close: () => nginx.stop().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}
