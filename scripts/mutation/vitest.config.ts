import { defineConfig } from 'vitest/config';

/** The tests that Stryker asks, those of the folder it is told (`vitest.dir`); with `TEST_DATABASE_URL`, of that server. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: process.env['TEST_DATABASE_URL'] ? [] : ['**/*.server.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
