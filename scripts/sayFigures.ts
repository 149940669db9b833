import type { Reporter } from 'vitest/node';

/**
 * Prints the figures of passed tests, each after the row of docs/specification/reliability.md it is measured for, or after
 * its test's own sentence. A test tells its figure with `annotate('200 orders, 0 doubles (target 200, 0)', 'figure')`; `npm test` shows these lines.
 */
export const sayFigures: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state !== 'passed') return;
    const row = /reliability [A-K]\d+/.exec(test.fullName)?.[0] ?? test.name;
    for (const { message, type } of test.annotations()) {
      if (type === 'figure') process.stdout.write(`${row}: ${message}\n`);
    }
  },
};
