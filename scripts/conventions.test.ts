import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));

describe('how we write', () => {
  it('no file or folder is a drawer for anything', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.[jt]sx?$)/i;
    expect(code.filter((file) => drawers.test(file))).toEqual([]);
  });

  it('no barrels: a package lists its public files in exports', () => {
    expect(code.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([]);
  });

  it('a folder is in kebab-case', () => {
    const own = code.filter((file) => /^(packages|apps)\/[^/]+\/(src|app|server)\//.test(file));
    expect(own.filter((file) => !/^[a-z0-9./-]+$/.test(dirname(file)))).toEqual([]);
  });

  it('a file with markup is in PascalCase when it holds components, else named after its one export', async () => {
    const others = code.filter((file) =>
      /^packages\/(ui|blocks)\/src\/(?:[^.]+\/)?[a-z]\w*\.tsx$/.test(file),
    );
    expect(others.length).toBeGreaterThan(0);
    const modules = await Promise.all(others.map((file) => import(join(root, file)) as Promise<object>));
    expect(others.filter((file, at) => !Object.hasOwn(modules[at] ?? {}, basename(file, '.tsx')))).toEqual(
      [],
    );
  });
});

describe('Storybook shows everything', () => {
  const folders = [...new Set(code.map(dirname))].filter((folder) =>
    /^packages\/(ui|blocks)\/src\/[^/]+$/.test(folder),
  );
  const filesOf = (folder: string) => code.filter((file) => dirname(file) === folder);
  /** A primitive has a component; a block has a schema. Folders with neither hold parts of others. */
  const isShown = (file: string) =>
    file.startsWith('packages/ui/') ? /\/[A-Z]\w*\.tsx$/.test(file) : file.endsWith('/schema.ts');

  it.each(folders.filter((folder) => filesOf(folder).some(isShown)))('%s has stories', (folder) => {
    expect(filesOf(folder).some((file) => file.endsWith('.stories.tsx'))).toBe(true);
  });
});
