import { defineConfig } from 'vitest/config';
import { sayFigures } from './scripts/sayFigures.ts';

/** Everything that needs no browser. Stories: apps/storybook/vitest.config.ts. Journeys: apps/storefront/e2e/vitest.config.ts. */
export default defineConfig({
  oxc: { plugins: { styledComponents: { displayName: true, fileName: false } } },
  test: {
    reporters: ['default', sayFigures],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/storefront/{app,server,vite}/**/*.test.{ts,tsx}',
            'apps/storybook/{.storybook,visual}/**/*.test.ts',
            '{scripts,tools,bench}/**/*.test.{ts,mjs}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'middleware',
          environment: 'node',
          include: ['apps/middleware/src/**/*.test.ts'],
          // Races are seen only where there is more than one connection; the longest test of pictures asks no database,
          // and what strange calls are answered is the same on both.
          exclude: process.env['TEST_DATABASE_URL']
            ? ['**/composite.test.ts', '**/strangeCalls.test.ts']
            : ['**/*.server.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
