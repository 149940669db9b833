import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

/** Pictures that only the visual comparison reads, and most of the repository's weight. */
const baselines = /^apps\/storybook\/visual\/.*\.png$/;

/**
 * A copy of the working tree as it is, with the packages that are installed, in which files can be changed and all
 * commands run: `node_modules` inside it is its own, as browsers are served nothing from outside. Takes a few seconds.
 */
export function workingCopy(): { readonly home: string; readonly remove: () => void } {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const home = mkdtempSync(join(root, '.cache/copy-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed
    .split('\0')
    .filter((file) => file !== '' && !baselines.test(file) && existsSync(join(root, file)));
  for (const file of files) copy(file, home);
  for (const file of files.filter((name) => /(?:^|\/)package\.json$/.test(name)))
    copyPackages(join(dirname(file), 'node_modules'), home);
  mkdirSync(join(home, '.cache'));
  for (const name of ['browser', 'node'].filter((one) => existsSync(join(root, '.cache', one))))
    symlinkSync(join(root, '.cache', name), join(home, '.cache', name));
  return { home, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Links stay links, and lead into the copy; the files of what is installed are shared, as hard links. */
function copyPackages(folder: string, home: string): void {
  if (!existsSync(join(root, folder))) return;
  mkdirSync(join(home, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder))) {
    if (name.startsWith('.vi')) continue;
    if (name === '.pnpm')
      execFileSync('cp', ['-R', '-P', '-l', join(root, folder, name), join(home, folder)]);
    else copy(join(folder, name), home);
  }
}

function copy(file: string, home: string): void {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  cpSync(join(root, file), join(home, file), { recursive: true, verbatimSymlinks: true });
}
