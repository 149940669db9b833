/**
 * `npm run catalogue -- import FILE.csv` brings a Shopify product CSV into the shop;
 * `npm run catalogue -- seed --styles N` fills an empty shop with N styles of the demo catalogue.
 */
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { vacuum } from '../database/vacuum.ts';
import { type Env, readSettings, whyLive } from '../env.ts';
import { seedWhenEmpty } from '../seed/seed.ts';
import { UploadsUnreached } from '../services/uploads/uploads.ts';
import { uploadsIn } from '../services/uploads/uploadsIn.ts';
import { createFetchPictures } from './fetchPictures.ts';
import { importCatalogue } from './importCatalogue.ts';
import { describeFailure, describeReport } from './importReport.ts';

const usage =
  'Say what to do:\n' +
  '  npm run catalogue -- import FILE.csv       brings a Shopify product CSV into the shop\n' +
  '  npm run catalogue -- seed --styles 1000    fills an empty shop with that many styles';

const seedsInvented =
  'Invented goods would be on sale in it: to show them on purpose, TAILORBIRD_DEMONSTRATE=goods.';

/** What to do with the open database; the answer is what to print, and whether it worked. */
type Task = (database: Database, env: Env) => Promise<{ readonly worked: boolean; readonly text: string }>;

function taskOf(args: string[]): Task | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { styles: { type: 'string' } },
  });
  const [name, file, ...more] = positionals;
  const styles = String(values['styles'] ?? '');
  if (Object.keys(values).some((option) => option !== 'styles')) return undefined;
  if (name === 'import' && file !== undefined && more.length === 0) return importing(file);
  if (name === 'seed' && file === undefined && /^[1-9]\d{0,5}$/.test(styles)) return seeding(Number(styles));
  return undefined;
}

function importing(file: string): Task {
  return async ({ db }, env) => {
    if (!env.isLive) await seedWhenEmpty(db, env.TAILORBIRD_SEED_STYLES);
    const fetchPictures = createFetchPictures(uploadsIn(env));
    const report = await importCatalogue(db, createReadStream(file), {
      now: new Date(),
      fetchPictures,
    }).catch(unkeptPictures);
    if (report instanceof UploadsUnreached)
      return { worked: false, text: `Nothing was imported. ${report.message}` };
    if (!report.ok) return { worked: false, text: describeFailure(basename(file), report.error) };
    await vacuum({ db });
    return { worked: true, text: describeReport(basename(file), report.value) };
  };
}

/** Pictures are fetched before anything is written. */
function unkeptPictures(cause: unknown): UploadsUnreached {
  if (cause instanceof UploadsUnreached) return cause;
  throw cause;
}

function seeding(styles: number): Task {
  return async ({ db }, env) => {
    if (!env.demonstrates.has('goods')) return { worked: false, text: `${whyLive(env)} ${seedsInvented}` };
    const worked = await seedWhenEmpty(db, styles);
    const text = worked
      ? `The shop has ${styles} styles now.`
      : 'The shop has products already, and seeding is for an empty one. Give it an empty database (DATA_DIRECTORY or DATABASE_URL).';
    return { worked, text };
  };
}

async function main(args: string[]): Promise<boolean> {
  const task = taskOf(args);
  const env = readSettings();
  const [name, file] = args;
  if (task && name === 'import' && file && !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    return refuse(
      `There is no file ${file}. Name the CSV file as it is seen from where you typed the command.`,
    );
  }
  if (!task || !env.ok) return refuse(env.ok ? usage : env.error);
  const opened = await openDatabase({ url: env.value.DATABASE_URL, directory: env.value.DATA_DIRECTORY });
  if (!opened.ok) return refuse(opened.error.message);
  try {
    await migrate(opened.value);
    const { worked, text } = await task(opened.value, env.value);
    process[worked ? 'stdout' : 'stderr'].write(`${text}\n`);
    return worked;
  } finally {
    await opened.value.close();
  }
}

function refuse(text: string): false {
  process.stderr.write(`${text}\n`);
  return false;
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
