import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestCase } from 'vitest/node';
import { sayFigures } from '../../../scripts/sayFigures.ts';
import { sayRunning } from '../../../scripts/sayRunning.ts';
import { scratchFolder } from '../../../scripts/scratchFolder.ts';
import { recordProofs } from '../../../scripts/spec/recordProofs.ts';

/** Says which test passed only at its second attempt, and why not at its first; `npm test` shows these lines though all is green. */
const sayTriedAgain: Reporter = {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    process.stdout.write(
      `tried again: ${test.module.relativeModuleId} > ${test.fullName}: ${firstFailure(test)}\n`,
    );
  },
};

const maxFailureLength = 600;

/** Where and how the first attempt failed, in one line. */
function firstFailure(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const [place] = error?.stacks ?? [];
  const line = place ? `line ${place.line}, ` : '';
  const words = stripVTControlCharacters(error?.message ?? 'it did not say why').replaceAll(/\s+/g, ' ');
  return (line + words).slice(0, maxFailureLength);
}

/** Journeys through the built shop in a real browser, on a real PostgreSQL server with the seeded data. */
export default defineConfig({
  test: {
    name: 'e2e',
    dir: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.spec.{ts,tsx}'],
    globalSetup: fileURLToPath(new URL('globalSetup.ts', import.meta.url)),
    // One shop and one browser at a time: the specs share the machine's cores with the server they look at.
    fileParallelism: false,
    // And one worker: making another, with a browser of its own, is three seconds of a core for each file.
    isolate: false,
    env: { TMPDIR: scratchFolder() },
    // Decision 13: where nobody watches, a journey that failed is walked once more.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', sayFigures, sayRunning, sayTriedAgain, recordProofs()],
    testTimeout: 60_000,
    // What is waited for comes when the machine has time; a second says nothing of the shop.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
