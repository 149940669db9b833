/**
 * `npm run docs`: the documents as a site, in apps/docs/build; `-- --serve` shows it on port 4173 (`PORT` changes it). A dead
 * link, or a page that would ask another host for anything, fails it. Storybook is part of the site where it is built.
 * `--in FOLDER` reads the documents of another folder, and leaves Storybook out; `--out FOLDER` writes elsewhere.
 */
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, resolveConfig, serve } from 'vitepress';
import { commandOptions } from '../../scripts/commandOptions.ts';
import { requireFreePort, wantedPort } from '../../scripts/requireFreePort.ts';
import { siteFaults } from './src/siteFaults.ts';

const here = import.meta.dirname;
const { values: options } = commandOptions({
  options: { in: { type: 'string' }, out: { type: 'string' }, serve: { type: 'boolean' } },
});
if (options.in !== undefined) process.env['DOCS_IN'] = resolve(options.in);
const outDir = resolve(options.out ?? join(here, 'build'));
const port = wantedPort(4173);
if (options.serve) await requireFreePort(port, 'npm run docs -- --serve');

try {
  await build(here, { outDir });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const pages = globSync('**/*.html', { cwd: outDir });
const faults = siteFaults(new Map(pages.map((path) => [path, readFileSync(join(outDir, path), 'utf8')])));
if (faults.length > 0 || pages.length < 2) {
  console.error(faults.length > 0 ? faults.join('\n') : 'There is no document to show.');
  process.exit(1);
}

const { site } = await resolveConfig(here);
if (site.themeConfig.storybook)
  cpSync(join(here, '../storybook/storybook-static'), join(outDir, 'storybook'), { recursive: true });
else console.log('Storybook is left out: `npm test -- --only storybook` builds it.');
console.log(`${pages.length} pages in ${outDir}`);

if (options.serve) {
  await serve({ root: here, port });
  console.log(`http://localhost:${port}`);
}
