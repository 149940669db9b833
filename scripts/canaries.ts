import { join } from 'node:path';
import { schemaAddress } from '../packages/blocks/src/schemaAddress.ts';
import { brokenImports, brokenRules } from './canaries/brokenImports.ts';
import { browserCanaries } from './canaries/browserCanaries.ts';
import { documentCanaries } from './canaries/documentCanaries.ts';
import { shopCanaries } from './canaries/shopCanaries.ts';
import { specCanaries } from './canaries/specCanaries.ts';
import type { Canary } from './canary.ts';
import { root } from './root.ts';

/** A test that fails, for the runners: they must meet it, and must not end well. */
const failingTest = (name: string) =>
  `import { expect, test } from 'vitest';\ntest('${name}', () => { expect(1 + 1).toBe(3); });\n`;

const vitest = (project: string) => ({
  run: 'vitest',
  args: ['run', '--root', '.', '--config', join(root, 'vitest.config.ts'), '--project', project],
});

/** The compiler's settings, for files in another place, where nothing is installed. */
const settings = JSON.stringify({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: { types: [], rootDirs: [], incremental: false, tsBuildInfoFile: null },
  include: ['packages', 'apps'],
});

/** What the linter must refuse, by rule: a file and what stands in it. */
const lintFaults = {
  'packages/ui/src/any.ts': 'export const given = (value: any): unknown => value;\n',
  'packages/ui/src/nonNull.ts': 'export const first = (list: number[]): number => list[0]!;\n',
  'packages/ui/src/floating.ts': 'export function start(): void {\n  Promise.resolve(1);\n}\n',
  'packages/ui/src/Html.tsx': 'export const Html = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
  'packages/ui/src/evaluate.ts': 'export const evaluate = (text: string): unknown => eval(text);\n',
  'packages/ui/src/Picture.tsx': 'export const Picture = () => <img src="/a.jpg" />;\n',
  'packages/ui/src/print.ts': 'export const print = (): void => console.log(1);\n',
  'packages/ui/src/only.test.ts':
    "import { expect, test } from 'vitest';\ntest.only('one', () => { expect(1).toBe(1); });\n",
  'packages/ui/src/mock.test.ts': "import { vi } from 'vitest';\nvi.mock('./any.ts', () => ({}));\n",
  'packages/commerce/src/now.ts': 'export const now = () => new Date();\n',
  'packages/ui/src/Bold.styles.ts':
    "import styled from 'styled-components';\nexport const Bold = styled.b`color: red;`;\n",
  // In two parts: nothing is left for later here.
  'packages/ui/src/later.ts': `// ${'TO'}DO: more\nexport const later = 1;\n`,
  'packages/commerce/src/amount.ts': 'export const amount = (pence: number) => (pence / 100).toFixed(2);\n',
  'packages/commerce/src/chance.ts': 'export const chance = (): number => Math.random();\n',
  'apps/middleware/src/ask.ts': 'export const ask = (d: { pool: () => void }): void => d.pool();\n',
};

/** What the compiler must refuse, by setting. */
const typeFaults = {
  'packages/ui/src/faults.ts': `
    export const strict: string = null;
    export const unchecked: number = [1][0];
    export const exact: { a?: string } = { a: undefined };
    class Base { go(): void {} }
    export class Derived extends Base { go(): void {} }
    export function fall(n: number): number { switch (n) { case 1: n += 1; case 2: return n; default: return 0; } }
    export function unused(): void { const nobody = 1; }
    export const implicit = (value) => value;
    export enum Erased { No }
  `,
  'tsconfig.json': settings,
};

const package_ = (name: string, more: object = {}) =>
  JSON.stringify({ name, private: true, type: 'module', ...more });

/** A workspace with an export, a file and a dependency that nobody uses, and a primitive that no page does. */
const deadCode = {
  'package.json': package_('tailorbird', { workspaces: ['packages/*', 'apps/*'] }),
  'scripts/start.ts': "import '../tools/content/used.ts';\n",
  'tools/content/used.ts': 'export const used = 1;\nexport const unusedExport = 2;\n',
  'tools/content/unusedFile.ts': 'export const alone = 1;\n',
  'packages/ui/package.json': package_('@tailorbird/ui', {
    exports: { './Shown': './src/shown/Shown.tsx' },
    dependencies: { 'unused-dependency': '1.0.0' },
  }),
  'packages/ui/src/shown/Shown.tsx': 'export const Shown = () => null;\n',
  'packages/ui/src/shown/Shown.stories.tsx':
    "import { Shown } from './Shown.tsx';\nexport default { component: Shown };\n",
  'packages/ui/src/shown/Shown.test.tsx': "import { Shown } from './Shown.tsx';\nShown();\n",
};

/** For each check of `npm test` the faults it must find, each time it is run. */
export const canaries = {
  ...shopCanaries,
  ...browserCanaries,
  format: [
    {
      fault: 'a file that the formatter would write in another way',
      files: { 'packages/ui/src/wide.ts': 'export const wide   =   "double"\n' },
      copied: ['biome.json', '.gitignore'],
      command: { run: 'biome', args: ['ci', '.'] },
      finds: ['packages/ui/src/wide.ts', 'File content differs from formatting output'],
    },
  ],
  types: [
    {
      fault: 'code that each of the compiler’s settings refuses',
      files: typeFaults,
      command: { run: 'tsc', args: ['-p', 'tsconfig.json'] },
      finds: ['TS2322', 'TS2375', 'TS4114', 'TS7029', 'TS6133', 'TS7006', 'TS1294', "'number | undefined'"],
    },
    {
      fault: 'a rule of the shop that asks the browser',
      files: {
        'src/rule.ts': 'export const place = (): string => location.href;\n',
        'tsconfig.json': JSON.stringify({
          extends: join(root, 'packages/commerce/tsconfig.json'),
          compilerOptions: { incremental: false, tsBuildInfoFile: null },
          include: ['src'],
        }),
      },
      command: { run: 'tsc', args: ['-p', 'tsconfig.json'] },
      finds: ["Cannot find name 'location'"],
    },
  ],
  lint: [
    {
      fault: 'code that the linter’s rules refuse',
      files: { ...lintFaults, 'tsconfig.json': settings },
      copied: ['.oxlintrc.json'],
      command: { run: 'oxlint', args: ['--type-aware'] },
      finds: [
        'no-explicit-any',
        'no-non-null-assertion',
        'no-floating-promises',
        'no-danger',
        'no-eval',
        'alt-text',
        'no-console',
        'no-focused-tests',
        'no-restricted-globals',
        'Pass the random number in',
        'Import styled by its name',
        'no-warning-comments',
        'list the test as `alone` in vitest.config.ts',
        'Money is whole',
        'Ask the database through Drizzle',
      ],
    },
  ],
  boundaries: [
    {
      fault: 'a tree in which each rule is broken',
      files: brokenImports,
      command: { run: 'node', args: [join(root, 'scripts/boundaries.ts'), '--in', '.'] },
      finds: ['Each rule is broken.', ...brokenRules.map((rule) => `  ${rule}: `)],
    },
  ],
  ...specCanaries,
  ...documentCanaries,
  'dead code': [
    {
      fault: 'an export, a file and a dependency that nobody uses',
      files: deadCode,
      copied: ['knip.json'],
      command: { run: 'knip', args: [] },
      finds: ['unusedExport', 'tools/content/unusedFile.ts', 'unused-dependency'],
    },
    {
      fault: 'a primitive that only its story and its test use',
      files: deadCode,
      copied: ['knip.json'],
      command: {
        run: 'knip',
        args: [
          '--production',
          '--include-entry-exports',
          '--include',
          'files,exports',
          '--workspace',
          'packages/ui',
        ],
      },
      finds: ['packages/ui/src/shown/Shown.tsx'],
    },
  ],
  unit: [
    {
      fault: 'a test of each place that fails',
      files: {
        'packages/ui/src/a.test.ts': failingTest('of a package'),
        'packages/ui/src/a.test.tsx': failingTest('of a component'),
        'apps/storefront/app/a.test.ts': failingTest('of the storefront'),
        'apps/storefront/server/a.test.ts': failingTest('of the server'),
        'scripts/a.test.ts': failingTest('of a script'),
        'tools/a.test.ts': failingTest('of a tool'),
      },
      linked: ['node_modules'],
      command: vitest('unit*'),
      finds: [
        'of a package',
        'of a component',
        'of the storefront',
        'of the server',
        'of a script',
        'of a tool',
      ],
    },
  ],
  middleware: [
    {
      fault: 'a test that fails',
      files: { 'apps/middleware/src/a.test.ts': failingTest('of the middleware') },
      linked: ['node_modules'],
      command: { ...vitest('embedded'), env: { TEST_DATABASE_URL: undefined } },
      finds: ['of the middleware'],
    },
  ],
  'middleware on PostgreSQL': [
    {
      fault: 'a test that fails where there is a server',
      files: {
        'apps/middleware/src/a.server.test.ts': failingTest('on a server').replace(
          '1 + 1',
          "process.env['TEST_DATABASE_URL']?.startsWith('postgres') ? 1 : 3",
        ),
      },
      linked: ['node_modules'],
      command: {
        run: 'node',
        args: [join(root, 'scripts/onPostgres.ts'), 'vitest', ...vitest('middleware').args],
      },
      finds: ['on a server'],
    },
  ],
  content: [
    {
      fault: 'content that is no JSON, and content that its schema refuses',
      files: {
        'torn.json': '{ "heading": ',
        'uk/sale.json': JSON.stringify({
          _meta: { schema: schemaAddress('hero'), deliveryKey: 'uk/sale' },
          heading: '',
        }),
      },
      command: { run: 'node', args: [join(root, 'tools/content/cli.ts'), 'lint', '.'] },
      finds: ['torn.json', 'It is not JSON', 'uk/sale.json', 'heading'],
    },
  ],
  packages: [
    {
      fault: 'primitives installed without their CSS, and a created shop without the front of a market',
      command: { run: 'node', args: ['scripts/packages.ts', '--faulty'] },
      finds: ['A primary button has no ground', 'the front of the shop in eu'],
    },
  ],
  size: [
    {
      fault: 'the same build a hundred times as heavy, with blocks in every page and an import of the entry',
      command: { run: 'node', args: ['scripts/size.ts', '--faulty'] },
      finds: ['All of it is over budget', 'import the entry'],
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Canary, ...Canary[]]>>;
