import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys through the built shop in a real browser, on a real PostgreSQL server with the seeded data. */
export default defineConfig({
  test: {
    name: 'e2e',
    dir: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.spec.{ts,tsx}'],
    globalSetup: fileURLToPath(new URL('globalSetup.ts', import.meta.url)),
    // One shop and one browser at a time: the specs share the machine's cores with the server they look at.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
