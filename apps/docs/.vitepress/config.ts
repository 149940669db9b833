import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { brandCss } from '../src/brandCss.ts';
import { headingId } from '../src/headingId.ts';
import { placeOf } from '../src/placeOf.ts';
import { repositoryMarkdown } from '../src/repositoryMarkdown.ts';
import { sidebar } from '../src/sidebar.ts';

const repository = join(import.meta.dirname, '../../..');
/** The repository whose documents are shown; `npm run docs -- --in FOLDER` names another. */
const root = resolve(process.env['DOCS_IN'] ?? repository);
/** Whether Storybook will be part of the site: `npm run docs` puts it there where it is built. */
const storybook =
  root === repository && existsSync(join(repository, 'apps/storybook/storybook-static/index.html'));
const favicon = readFileSync(join(repository, 'apps/storefront/public/favicon.svg'), 'utf8');

export default defineConfig<DefaultTheme.Config & { storybook: boolean }>({
  title: 'Tailorbird',
  description:
    'A shop for clothes and home that runs whole on an empty machine, and the parts it is made of.',
  lang: 'en-GB',
  srcDir: root,
  // Only what has a place: documents of tools, of what is made, and histories of versions have none.
  srcExclude: [
    '**/{.*,node_modules,build,dist,storybook-static}/**',
    '**/CHANGELOG.md',
    '{bench,deploy,scripts,security,tools}/**',
    'apps/!(docs)/**',
    'packages/*/*/**',
  ],
  rewrites: (document) => placeOf(document) ?? document,
  outDir: join(import.meta.dirname, '../build'),
  cacheDir: join(repository, '.cache/docs'),
  // The shop that a reader starts.
  ignoreDeadLinks: 'localhostLinks',
  appearance: false,
  head: [
    ['style', {}, brandCss],
    ['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(favicon)}` }],
  ],
  markdown: {
    anchor: { slugify: headingId },
    config: repositoryMarkdown(root),
  },
  // The index of the search is one file, fetched by who searches.
  vite: { build: { chunkSizeWarningLimit: 2_000 } },
  themeConfig: {
    storybook,
    search: { provider: 'local' },
    nav: [
      { text: 'Start', link: '/start.md' },
      { text: 'Blocks', link: '/blocks/index.md' },
      { text: 'Operate', link: '/operation.md' },
      { text: 'Decisions', link: `/${placeOf('docs/decisions')}` },
      ...(storybook ? [{ text: 'Storybook', link: '/storybook/index.html', target: '_self' }] : []),
    ],
    sidebar: sidebar(root),
    outline: { level: [2, 3], label: 'On this page' },
    externalLinkIcon: true,
  },
});
