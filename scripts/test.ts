/**
 * `npm test`: everything CI runs.
 *
 *   npm test -- --only types,unit     only these
 *   npm test -- --skip e2e            all but these
 *   npm test -- --changed             what the change since origin/main can have broken, in a minute or two
 *   npm test -- --only visual --update   accept the pictures of the stories as they are now
 */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { findBrowser } from './browser.ts';
import { currentChange } from './change.ts';
import { changedChecks } from './changedChecks.ts';
import { closingText, outcomeText } from './checkReport.ts';
import { checks } from './checks.ts';
import { chooseChecks } from './chooseChecks.ts';
import { commandOptions } from './commandOptions.ts';
import { root } from './root.ts';
import { runChecks } from './runChecks.ts';
import { printedProofs } from './spec/printedProofs.ts';
import { forgetProofs, keepProofs } from './spec/proofs.ts';

const start = performance.now();
const { values: options } = commandOptions({
  options: {
    only: { type: 'string' },
    skip: { type: 'string' },
    update: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
});
const all = options.changed ? changedChecks(currentChange()) : checks(options);
const chosen = chooseChecks(all, options);
if (!chosen.ok) {
  console.error(chosen.error);
  process.exit(1);
}
try {
  // Unpacked, and completed with system libraries, once: checks that run together must not both do it.
  if (
    chosen.value.some(({ name }) =>
      ['primitives', 'stories', 'controls', 'overflow', 'visual', 'e2e'].includes(name),
    )
  )
    await findBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
if (chosen.value.length === checks().length) forgetProofs(root);
const outcomes = await runChecks(chosen.value, {
  lanes: Math.max(2, Math.floor(availableParallelism() / 2)),
  onOutcome: (outcome) => {
    console.log(outcomeText(outcome));
    keepProofs(root, outcome.name, { files: [''], proofs: printedProofs(outcome) });
  },
});
console.log(`\n${closingText(outcomes, (performance.now() - start) / 1000)}`);
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1);
