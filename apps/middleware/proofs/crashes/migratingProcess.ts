/**
 * A process that migrates the database of its environment and is killed just before a statement: the number given. At
 * the end it prints how many statements there were.
 */
import type { Pool, PoolClient } from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/openDatabase.ts';

const dieAt = Number(process.argv[2]);
const opened = await openDatabase({
  url: process.env['DATABASE_URL'],
  directory: process.env['DATA_DIRECTORY'] ?? '',
});
if (!opened.ok) throw new Error(opened.error.message);
const { pool, close } = opened.value;
let statements = 0;

/** The client, counting what it is asked. */
function counting(client: PoolClient): PoolClient {
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'query') {
          statements += 1;
          if (statements === dieAt) process.kill(process.pid, 'SIGKILL');
        }
        return value.apply(target, args) as unknown;
      };
    },
  });
}

// `migrate` asks a pool for nothing but a client.
await migrate({ pool: { connect: async () => counting(await pool.connect()) } as Pool });
await close();
process.stdout.write(`${statements}\n`);
