/** `npm start`: builds what has changed and serves the shop. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { directoryInUse } from '../apps/middleware/src/database/directoryLock.ts';
import { readEnv } from '../apps/middleware/src/env.ts';
import { buildStorefront } from './buildStorefront.ts';
import { commandOptions } from './commandOptions.ts';
import { requireFreePort } from './requireFreePort.ts';
import { root } from './root.ts';
import { stopWithParent } from './stopWithParent.ts';

commandOptions({});
// A second less of a processor's time from the second start on.
enableCompileCache(join(root, '.cache/compile'));
process.env['NODE_ENV'] ??= 'production';
stopWithParent();
const env = readEnv();
if (!env.ok) {
  console.error(`\n${env.error}\n`);
  process.exit(1);
}
await requireFreePort(env.value.PORT, 'npm start');
const { DATABASE_URL, MIDDLEWARE_URL, DATA_DIRECTORY } = env.value;
const inUse = DATABASE_URL || MIDDLEWARE_URL ? undefined : directoryInUse(DATA_DIRECTORY);
if (inUse) {
  console.error(`\n${inUse.message}\n`);
  process.exit(1);
}
try {
  const start = performance.now();
  const outcome = await buildStorefront();
  if (outcome === 'built')
    console.log(`Built the storefront in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL(join(root, 'apps/storefront/server/production.ts')).href);
