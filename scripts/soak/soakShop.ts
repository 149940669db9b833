import { join } from 'node:path';
import type { Engine } from '../../apps/middleware/proofs/crashes/engine.ts';
import { serverEngine } from '../../apps/middleware/proofs/crashes/engine.ts';
import { freePort } from '../port.ts';
import { root } from '../root.ts';
import { type ShopProcess, serverOptions, startShop, untilServing } from '../shopProcess.ts';

const startMs = 180_000;

/** An empty database on the server of TEST_DATABASE_URL; without one it says how to get one. */
export function soakDatabase(): Promise<Engine> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return serverEngine(server);
  throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server, or run this under scripts/onPostgres.ts.');
}

/** How a shop is started: from which tree, its own port, and what is added to its environment and to Node's options. */
export interface SoakShopOptions {
  readonly tree?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
}

/** The built shop as `npm start` runs it, on a database, without request limits; resolves when it serves. */
export async function soakShop(engine: Engine, options: SoakShopOptions = {}): Promise<ShopProcess> {
  const port = options.port ?? (await freePort());
  const tree = options.tree ?? root;
  const command = [...(options.nodeOptions ?? []), ...serverOptions, join(tree, 'scripts/start.ts')];
  const env = {
    ...engine.env,
    PORT: String(port),
    LOG_LEVEL: 'error',
    TAILORBIRD_MODE: 'demonstration',
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_SEED_STYLES: '60',
    TAILORBIRD_RATE_LIMIT: 'off',
    ...options.env,
  };
  const shop = await startShop(command, env, tree);
  await untilServing(shop, startMs);
  return shop;
}
