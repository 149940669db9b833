/**
 * `npm run migrate` brings the schema up to date before a new version starts, and waits where another process is at it.
 * `-- --dry-run` prints what that would run, and changes nothing.
 */
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { type PendingMigration, pendingMigrations } from '../database/pendingMigrations.ts';
import { type Outcome, print, withDatabase } from './withShopDatabase.ts';

const [option, ...more] = process.argv.slice(2);
if ((option !== undefined && option !== '--dry-run') || more.length > 0) {
  print({ worked: false, text: 'There is one option: npm run migrate -- --dry-run' });
} else {
  await withDatabase(async (database) => {
    const pending = await pendingMigrations(database.db);
    return option === undefined ? apply(database, pending) : described(pending);
  });
}

function described(pending: readonly PendingMigration[]): Outcome {
  if (pending.length === 0)
    return { worked: true, text: 'The schema is this version’s; nothing would be applied.' };
  const texts = pending.map(({ name, statements }) => `-- ${name}\n${statements.trim()}`);
  return { worked: true, text: [...texts, `-- Not applied: ${namesOf(pending)}`].join('\n\n') };
}

async function apply(database: Database, pending: readonly PendingMigration[]): Promise<Outcome> {
  await migrate(database, {
    onWait: () => process.stderr.write('Another process is migrating; waiting for it to end …\n'),
  });
  const isCurrent = pending.length === 0;
  return {
    worked: true,
    text: isCurrent
      ? 'The schema was this version’s already.'
      : `The schema is up to date: ${namesOf(pending)}.`,
  };
}

function namesOf(pending: readonly PendingMigration[]): string {
  return pending.map(({ name }) => name).join(', ');
}
