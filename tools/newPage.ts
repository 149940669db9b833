import { execFileSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { addPage } from './new-page/addPage.ts';

/** `npm run new page <name>`: a page’s route and its row, ready to be changed. */
const root = dirname(import.meta.dirname);
const added = addPage(root, process.argv[2] ?? '');

if ('refused' in added) {
  console.error(added.refused);
  process.exitCode = 1;
} else {
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...added.files], {
    cwd: root,
    stdio: 'pipe',
  });
  for (const file of added.files) console.log(relative(root, file));
  console.log('Written: a page that is the same for everyone. Its row in pages.ts says what else it can be.');
}
