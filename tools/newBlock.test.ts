import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBlock } from './new-block/addBlock.ts';
import { blockNames } from './new-block/blockNames.ts';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'tailorbird-new-block-'));
const blocks = 'packages/blocks';
const lists = ['schemas.ts', 'abouts.ts', 'registry.tsx', 'fixtures.ts'].map(
  (file) => `${blocks}/src/${file}`,
);

/** The blocks package and what its checks need, with the dependencies of the real one. */
beforeAll(() => {
  mkdirSync(join(copy, blocks), { recursive: true });
  mkdirSync(join(copy, 'tools'));
  mkdirSync(join(copy, 'docs'));
  cpSync(join(root, blocks, 'src'), join(copy, blocks, 'src'), { recursive: true });
  for (const file of [
    `${blocks}/package.json`,
    'package.json',
    'biome.json',
    '.gitignore',
    '.oxlintrc.json',
    'tools/newBlock.ts',
    'packages/commerce/src/result.ts',
  ]) {
    cpSync(join(root, file), join(copy, file));
  }
  for (const folder of [
    'tools/new-block',
    'tools/source-edits',
    'tools/content',
    `${blocks}/content-types`,
    'docs/blocks',
  ])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const folder of [
    'node_modules',
    `${blocks}/node_modules`,
    'packages/tokens',
    'packages/demo-shop',
    'packages/picture-studio',
    'apps',
    'scripts',
  ])
    symlinkSync(join(root, folder), join(copy, folder));
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { rootDirs: [], incremental: false },
    include: [join(copy, blocks, 'src')],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(copy, 'vitest.config.ts'), readFileSync(join(root, 'vitest.config.ts')));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (tool: string, ...args: string[]): string =>
  execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

test('a generated block passes the format check, the linter, the compiler and every check of blocks, unedited', {
  timeout: 240_000,
}, () => {
  const written = run('node', 'tools/newBlock.ts', 'size-guide');
  expect(written).toContain('packages/blocks/src/size-guide/schema.ts');
  expect(written).toContain('packages/blocks/content-types/content-types/size-guide.json');
  expect(written).toContain('docs/blocks/size-guide.md');
  expect(written).toContain('npm run test:visual -- --story blocks-size-guide --update');
  const page = readFileSync(join(copy, 'docs/blocks/size-guide.md'), 'utf8');
  const pictures = [...page.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(pictures.filter((path) => !existsSync(join(copy, 'docs/blocks', path)))).toEqual([]);
  expect(readdirSync(join(copy, blocks, 'src/size-guide')).toSorted()).toEqual([
    'SizeGuide.stories.tsx',
    'SizeGuide.styles.ts',
    'SizeGuide.test.tsx',
    'SizeGuide.tsx',
    'about.ts',
    'fixtures.ts',
    'schema.ts',
  ]);
  run('biome', 'check', `${blocks}/src/size-guide`, ...lists);
  run('oxlint', `${blocks}/src/size-guide`, ...lists);
  run('tsc', '-p', 'tsconfig.json', '--noEmit');
  const report = join(copy, 'report.json');
  const tests = [
    `${blocks}/src/size-guide`,
    `${blocks}/src/abouts.test.ts`,
    `${blocks}/src/blocks.test.tsx`,
    `${blocks}/src/testing/hostileContent.test.tsx`,
    'tools/content/exportedFiles.test.ts',
  ];
  run('vitest', 'run', '--project', 'unit*', '--reporter=json', `--outputFile=${report}`, ...tests);
  const { success, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  expect(success).toBe(true);
  expect(testResults).toHaveLength(tests.length);
  expect(JSON.stringify(testResults)).toContain('size-guide: the fixture “longText” parses');
});

test('the schema that the guide shows is one, and what it lacks is named as the guide says', {
  timeout: 240_000,
}, () => {
  const guide = readFileSync(join(root, 'docs/how-to-add-a-block.md'), 'utf8');
  const [, shown = ''] = /^ {3}```ts\n(.*?)^ {3}```/ms.exec(guide) ?? [];
  const imports = [
    "import { z } from 'zod';",
    "import { optionalLink } from '../fields/link.ts';",
    "import { media } from '../fields/media.ts';",
  ];
  const schema = join(copy, blocks, 'src/size-guide/schema.ts');
  if (!existsSync(schema)) addBlock(copy, 'size-guide');
  writeFileSync(schema, `${imports.join('\n')}\n${shown}`);
  const [, named = ''] = /`(size-guide: no fixture sets [^`]+)`/.exec(guide) ?? [];
  expect(named).toContain('layout to Cards');
  const words = [
    'run',
    '--project',
    'unit',
    '-t',
    'every value of every choice',
    `${blocks}/src/blocks.test.tsx`,
  ];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/vitest'), words, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(named))).not.toEqual([]);
});

test('a block that is there already is left alone', () => {
  expect(addBlock(copy, 'hero')).toEqual({ refused: expect.stringContaining('is there already') });
});

test.each(['', 'SizeGuide', 'size_guide', '../escape', '-size', 'size-'])(
  '%j is no name for a block',
  (id) => {
    expect(addBlock(copy, id)).toEqual({ refused: expect.stringContaining('kebab-case') });
  },
);

test('a name has four spellings', () => {
  expect(blockNames('size-guide')).toEqual({
    id: 'size-guide',
    camel: 'sizeGuide',
    pascal: 'SizeGuide',
    title: 'Size guide',
  });
});
