import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** Says which test passed only at its second attempt; `npm test` shows these lines though all is green. */
const sayTriedAgain: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`tried again: ${test.module.relativeModuleId} > ${test.fullName}\n`);
  },
};

/** Journeys through the built shop in a real browser, on a real PostgreSQL server with the seeded data. */
export default defineConfig({
  test: {
    name: 'e2e',
    dir: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.spec.{ts,tsx}'],
    globalSetup: fileURLToPath(new URL('globalSetup.ts', import.meta.url)),
    // One shop and one browser at a time: the specs share the machine's cores with the server they look at.
    fileParallelism: false,
    // Decision 13: where nobody watches, a journey that failed is walked once more.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', sayTriedAgain],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
