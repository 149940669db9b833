import { execFileSync, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { removeBlock } from './remove/removeBlock.ts';
import { removePage } from './remove/removePage.ts';

/** `npm run remove block|page <name>`: takes one away whole, and says what else names it. */
const root = dirname(import.meta.dirname);
const [kind = '', id = ''] = process.argv.slice(2);
const kinds = new Map([
  ['block', removeBlock],
  ['page', removePage],
]);

const remove = kinds.get(kind);
const removed = remove
  ? remove(root, id)
  : {
      refused: `There is no kind "${kind}". Use: npm run remove block <name>, or npm run remove page <name>`,
    };

if ('refused' in removed) {
  console.error(removed.refused);
  process.exitCode = 1;
} else {
  const { changed, gone, words } = removed;
  if (changed.length > 0)
    execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...changed], {
      cwd: root,
      stdio: 'pipe',
    });
  for (const path of gone) console.log(`gone     ${path}`);
  for (const path of changed) console.log(`changed  ${path}`);
  if (kind === 'block')
    execFileSync(process.execPath, [join(root, 'tools/content/cli.ts'), 'export'], {
      cwd: root,
      stdio: 'inherit',
    });
  const left = mentions(words);
  if (left) console.log(`\nWhat names it still, for you to judge:\n${left}`);
}

/** Files and lines that name it. Where nothing does, git ends with 1. */
function mentions(words: readonly string[]): string {
  const patterns = words.flatMap((word) => ['-e', word]);
  const places = ['apps', 'packages', 'tools', 'scripts', 'docs'];
  const args = ['grep', '--no-index', '--exclude-standard', '-nIF', ...patterns, '--', ...places];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return stdout
    .split('\n')
    .map((line) => line.slice(0, 160))
    .join('\n')
    .trim();
}
