/** Weighs the built storefront against the budgets. The HTML of pages is weighed by the end-to-end tests, which have a server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockWeights, brotliBytes, fontWeights, readManifest, scriptWeights } from './pageWeights.ts';
import { root } from './root.ts';

const client = join(root, 'apps/storefront/build/client');
const weights = [
  ...scriptWeights(readManifest(client), (file) => brotliBytes(readFileSync(join(client, file)))),
  ...blockWeights(client, join(root, 'packages/blocks/src')),
  ...fontWeights(client),
];
const over = weights.filter(({ bytes, budget }) => bytes > budget);
for (const { what, bytes, budget } of weights) {
  const share = Math.round((bytes / budget) * 100);
  console.log(
    `${bytes > budget ? '✗' : '✓'} ${what}: ${bytes.toLocaleString('en-GB')} of ${budget.toLocaleString('en-GB')} (${share} %)`,
  );
}
if (over.length > 0) {
  console.error(
    `\n${over.length} over budget. Load what is not needed at first sight later (lazy), or leave it out; a budget is changed only by a decision record.`,
  );
  process.exit(1);
}
