/** The middleware as a deployment of its own; the shop names it in MIDDLEWARE_URL. Ends cleanly when told to. */
import { directoryInUse } from './database/directoryLock.ts';
import { readEnv } from './env.ts';

function fail(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

const env = readEnv();
if (!env.ok) fail(env.error);
// Loading the rest takes a second or two, which nobody waits for whose start is in vain.
const inUse = env.value.DATABASE_URL ? undefined : directoryInUse(env.value.DATA_DIRECTORY);
if (inUse) fail(inUse.message);
const { serve } = await import('./serve.ts');
const failure = await serve(env.value);
if (failure !== undefined) fail(failure);
