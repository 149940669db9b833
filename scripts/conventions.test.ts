import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));
const self = 'scripts/conventions.test.ts';
const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && file !== self);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

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

  it('a file with markup is in PascalCase when it holds components, else named after its one function', () => {
    const components = code.filter((file) => /^packages\/(ui|blocks)\/src\/[^.]+\.tsx$/.test(file));
    const misnamed = components.filter((file) => {
      const name = basename(file, '.tsx');
      return !/^[A-Z]/.test(name) && !new RegExp(`export (function|const) ${name}\\b`).test(textOf(file));
    });
    expect(misnamed).toEqual([]);
  });

  it('styles are static: a template holds tokens, never a function of props', () => {
    const styles = files.filter((file) => /\.styles\.tsx?$/.test(file));
    expect(
      styles.filter((file) => /\$\{\s*(\([^)]*\)|\w+)\s*=>|props\.theme|\.attrs\(/.test(textOf(file))),
    ).toEqual([]);
  });

  it('a style selects no later siblings (`a ~ b`): whatever comes or goes before them, a browser would style them all anew', () => {
    const styles = files.filter((file) => /\.styles\.tsx?$/.test(file));
    expect(styles.filter((file) => / ~ /.test(textOf(file)))).toEqual([]);
  });

  it('a style writes only letters that our fonts have: anything else is an icon', () => {
    const styles = files.filter((file) => /\.styles\.tsx?$/.test(file));
    expect(
      styles.filter((file) => /content: '[^']*[^\u0020-\u024f\u2010-\u2026][^']*'/.test(textOf(file))),
    ).toEqual([]);
  });

  it('styled is imported by name, or it is undefined on the server', () => {
    expect(code.filter((file) => /import styled\b.* from 'styled-components'/.test(textOf(file)))).toEqual(
      [],
    );
  });

  it('money is divided and formatted only where money is', () => {
    const inShop = code.filter(
      (file) => file.startsWith('packages/commerce/src/') && !/(money|\.test)\.ts$/.test(file),
    );
    expect(inShop.filter((file) => /parseFloat|\.toFixed\(/.test(textOf(file)))).toEqual([]);
  });

  it('nothing is left for later in the code', () => {
    expect(code.filter((file) => /\b(TODO|FIXME|XXX)\b/.test(textOf(file)))).toEqual([]);
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

  it('every picture a story names is there', () => {
    const sources = code.filter((file) =>
      /^packages\/(ui|blocks)\/src\/.*(fixtures\.tsx?|\.stories\.tsx)$/.test(file),
    );
    const named = new Set(
      sources.flatMap((file) => textOf(file).match(/(?<=\/i\/tailorbird\/)[\w/.-]+/g) ?? []),
    );
    const missing = [...named].filter((name) => !existsSync(join(root, 'apps/storybook/pictures', name)));
    expect(missing).toEqual([]);
  });
});
