/** `DATABASE_URL=… npm run restore -- shop.backup.gz` writes a backup into an empty database: all of it, or nothing. */
import { resolve } from 'node:path';
import { readLines } from './backup/backupFile.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { print, withShopDatabase } from './withShopDatabase.ts';

const [file = '', ...more] = process.argv.slice(2);
if (file === '' || more.length > 0) {
  print({ worked: false, text: 'Say which file: npm run restore -- shop.backup.gz' });
} else {
  await withShopDatabase(async (database) => {
    const started = performance.now();
    try {
      const restored = await restoreBackup(database, readLines(resolve(file)));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      return restored.ok
        ? { worked: true, text: `${restored.value} rows restored in ${seconds} s.` }
        : { worked: false, text: restored.error };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      return { worked: false, text: `${file} was not restored, and nothing was changed: ${reason}` };
    }
  });
}
