/**
 * `npm run backup -- shop.backup.gz` writes everything in the database into a file, while the shop is open or not:
 * a server's, or the embedded one's through the shop that has it open.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { openThroughShop } from '../database/openThroughShop.ts';
import { type Env, readEnv } from '../env.ts';
import { writeLines } from './backup/backupFile.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { type Outcome, print } from './withShopDatabase.ts';

/** The database, also when the shop has it open: then through the socket in its folder. */
async function open(env: Env): Promise<Pick<Database, 'db' | 'close'> | string> {
  const opened = await openDatabase({ url: env.DATABASE_URL, directory: env.DATA_DIRECTORY });
  if (opened.ok) return opened.value;
  if (opened.error.tag !== 'held') return opened.error.message;
  return openThroughShop(env.DATA_DIRECTORY);
}

async function backup(env: Env, file: string): Promise<Outcome> {
  const opened = await open(env);
  if (typeof opened === 'string') return { worked: false, text: opened };
  const started = performance.now();
  try {
    const rows = await writeLines(file, (write) => writeBackup(opened.db, new Date(), write));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    return {
      worked: true,
      text: `${rows} rows in ${seconds} s: ${file} (${megabytes} MB). Keep it as safe as the database itself.`,
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { worked: false, text: `The backup was not written: ${reason}` };
  } finally {
    await opened.close();
  }
}

const [file = '', ...more] = process.argv.slice(2);
const env = readEnv();
if (!env.ok) print({ worked: false, text: env.error });
else if (file === '' || more.length > 0)
  print({ worked: false, text: 'Say into which file: npm run backup -- shop.backup.gz' });
else print(await backup(env.value, resolve(file)));
