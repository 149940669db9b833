import { defineConfig } from 'vitest/config';

/** One run for everything that needs no browser. Story tests live in apps/storybook/vitest.config.ts. */
export default defineConfig({
  oxc: { plugins: { styledComponents: { displayName: true, fileName: false } } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/storefront/app/**/*.test.{ts,tsx}', 'apps/storefront/server/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'tools/**/*.test.{ts,mjs}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'middleware',
          environment: 'node',
          include: ['apps/middleware/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
