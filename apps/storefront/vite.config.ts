import { reactRouter } from '@react-router/dev/vite';
import { failMissingRoutes } from '@tailorbird/engine/reactRouterReload';
import { bareImports, preloadHelper } from '@tailorbird/engine/vitePreload';
import { defineConfig } from 'vite';
import { inlinePages } from './vite/inlinePages.ts';
import { shopStyles } from './vite/shopStyles.ts';

/** Packages every page needs: one long-lived chunk. */
const framework =
  /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|cookie-es|@remix-run)[@\\/+]/;

const startFiles = new RegExp(`${preloadHelper.source}|[\\\\/]IslandServer\\.tsx$`);

/**
 * A group takes with it all that its files import. What is around every page is one file: thirty small ones weighed
 * five kilobytes more. What the frame shares with the entry is a file of its own: the entry begins to hydrate as soon
 * as it is loaded, so nothing may import it.
 */
const groups = [
  { name: 'fw', test: framework, priority: 3 },
  { name: 'start', test: startFiles, priority: 2 },
  { name: 'frame', test: /[\\/]app[\\/](?:root|shell[\\/]DefaultLayout)\.tsx$/, priority: 1 },
];

export default defineConfig(({ command }) => {
  return {
    plugins: [
      shopStyles({ servesRules: true }),
      inlinePages(),
      failMissingRoutes(),
      bareImports(),
      reactRouter(),
    ],
    ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    // What any page imports is found before the first is asked for: what is found later would load that page twice.
    optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,stories}.{ts,tsx}'] },
    // A server that loaded it whole would hold every icon there is.
    ssr: command === 'build' ? { noExternal: ['lucide'] } : {},
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
