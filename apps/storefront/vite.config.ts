import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { bareImports } from './vite/bareImports.ts';
import { inlinePages } from './vite/inlinePages.ts';
import { routeScripts } from './vite/routeScripts.ts';
import { staticStyles } from './vite/staticStyles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const drawIcon = fileURLToPath(new URL('app/drawIcon.ts', import.meta.url));

/** Packages every page needs: one long-lived chunk. */
const framework =
  /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|cookie-es|@remix-run)[@\\/+]/;

/**
 * A group takes with it all that its files import. What is around every page is one file: thirty small ones weighed
 * five kilobytes more. What the frame shares with the entry is a file of its own: the entry begins to hydrate as soon
 * as it is loaded, so nothing may import it.
 */
const groups = [
  { name: 'fw', test: framework, priority: 3 },
  { name: 'start', test: /preload-helper|[\\/]IslandServer\.tsx$/, priority: 2 },
  { name: 'frame', test: /[\\/]app[\\/](?:root|shell[\\/]DefaultLayout)\.tsx$/, priority: 1 },
];

export default defineConfig(({ command }) => {
  return {
    plugins: [
      staticStyles({ root, servesRules: true }),
      inlinePages(),
      routeScripts(),
      bareImports(),
      reactRouter(),
    ],
    resolve: {
      alias: [
        // Its usual entry reads its data from files beside it, which a bundle has not.
        { find: /^css-tree$/, replacement: 'css-tree/dist/csstree.esm' },
        // Icons are drawn by a few lines of ours; see the file.
        { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: drawIcon },
      ],
    },
    ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    ssr: command === 'build' ? { noExternal: ['lucide-react'] } : {},
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups } } },
        },
      },
    },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // For scripts/size.ts: which chunk is which block's.
      manifest: true,
      // A list of what each block's chunk imports would weigh more than most blocks; their chunks name it themselves.
      modulePreload: { resolveDependencies: () => [] },
    },
  };
});
