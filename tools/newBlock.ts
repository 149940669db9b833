import { execFileSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { addBlock } from './new-block/addBlock.ts';

/** `npm run new block <name>`: a block’s folder and its place in the registry, ready to be changed. */
const root = dirname(import.meta.dirname);
const added = addBlock(root, process.argv[2] ?? '');

if ('refused' in added) {
  console.error(added.refused);
  process.exitCode = 1;
} else {
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...added.files], {
    cwd: root,
    stdio: 'pipe',
  });
  for (const file of added.files) console.log(relative(root, file));
  execFileSync(process.execPath, [join(root, 'tools/content/cli.ts'), 'export'], {
    cwd: root,
    stdio: 'inherit',
  });
  const id = process.argv[2];
  console.log('Written. Start with the schema; the compiler names every step that is left.');
  console.log('Its pictures are new, so accept them once you like them, and write its reference page again:');
  console.log(`  npm run test:visual -- --story blocks-${id} --update && npm run content -- export`);
}
