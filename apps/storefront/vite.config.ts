import { reactRouter } from '@react-router/dev/vite';
import { failMissingRoutes } from '@tailorbird/engine/reactRouterReload';
import { bareImports } from '@tailorbird/engine/vitePreload';
import { defineConfig } from 'vite';
import { inlinePages } from './vite/inlinePages.ts';
import { scriptGroups } from './vite/scriptGroups.ts';
import { shopStyles } from './vite/shopStyles.ts';

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
          rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } },
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
