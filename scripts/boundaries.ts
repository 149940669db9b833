/**
 * The direction of imports, checked by dependency-cruiser, and the checker itself: it must have seen every source file. A
 * cruiser without its own TypeScript sees nothing and says all is well. `--in FOLDER` looks at the packages and apps of
 * another folder, which has to break each of the rules (scripts/canaries/brokenImports.ts).
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { commandOptions } from './commandOptions.ts';
import { root } from './root.ts';

type Violation = {
  readonly from: string;
  readonly to: string;
  readonly comment?: string;
  readonly rule: { readonly name: string };
};
type Cruise = {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: { readonly violations: readonly Violation[] };
};

const config = join(root, '.dependency-cruiser.cjs');
const { values: options } = commandOptions({ options: { in: { type: 'string' } } });
const home = options.in === undefined ? root : resolve(options.in);

function cruise(cwd: string, folders: readonly string[]): Cruise {
  const args = ['--config', config, '--output-type', 'json', ...folders];
  const json = execFileSync('depcruise', args, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  // The cruiser's JSON report; its shape is fixed by the pinned version.
  return JSON.parse(json) as Cruise;
}

function sourceFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'],
    { cwd: root, encoding: 'utf8' },
  );
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
}

function commentOf(name: string): string {
  return rules.get(name) ?? '';
}

const { default: configuration } = (await import(config)) as {
  default: { forbidden: readonly { name: string; comment: string }[] };
};
const rules = new Map(configuration.forbidden.map(({ name, comment }) => [name, comment]));
const problems: string[] = [];

const { modules, summary } = cruise(home, ['packages', 'apps']);
for (const { from, to, rule } of summary.violations) {
  problems.push(`${from} imports ${to}\n  ${rule.name}: ${commentOf(rule.name)}`);
}
const seen = new Set(modules.map(({ source }) => source));
if (options.in === undefined) {
  const files = sourceFiles();
  const unseen = files.filter((file) => !seen.has(file));
  if (files.length === 0 || unseen.length > 0) {
    problems.push(
      `${unseen.length} of ${files.length} source files were not read, e.g. ${unseen.slice(0, 3).join(', ')}.\n` +
        '  Is TypeScript 6 still given to dependency-cruiser in pnpm-workspace.yaml (packageExtensions)?',
    );
  }
} else {
  const kept = [...rules.keys()].filter((name) => !summary.violations.some(({ rule }) => rule.name === name));
  console.log(kept.length === 0 ? 'Each rule is broken.' : `These rules are kept: ${kept.join(', ')}.`);
}

if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exit(1);
}
console.log(`${seen.size} modules read, ${rules.size} rules kept.`);
