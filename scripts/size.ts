/** Weighs the built storefront against the budgets. The HTML of pages is weighed by the end-to-end tests, which have a server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  blockWeights,
  brotliBytes,
  type ChunkManifest,
  entryImporters,
  fontWeights,
  laterRows,
  readManifest,
  scriptWeights,
  stillWeights,
} from './pageWeights.ts';
import { root } from './root.ts';

const client = join(root, 'apps/storefront/build/client');
const bytesOf = (file: string) => brotliBytes(readFileSync(join(client, file)));
const manifest = readManifest(client);
const rows = laterRows(readFileSync(join(root, 'packages/blocks/src/registry.tsx'), 'utf8'));
// Written by the pinned Vite a moment ago.
const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as ChunkManifest;
const weights = [
  ...scriptWeights(manifest, bytesOf),
  ...blockWeights(rows, chunks, bytesOf),
  ...stillWeights(rows, chunks, manifest, bytesOf),
  ...fontWeights(client),
];
const over = weights.filter(({ bytes, budget }) => bytes > budget);
for (const { what, bytes, budget } of weights) {
  console.log(
    `${bytes > budget ? '✗' : '✓'} ${what}: ${bytes.toLocaleString('en-GB')} of ${budget.toLocaleString('en-GB')}`,
  );
}
if (over.length > 0) {
  console.error(
    `\n${over.length} over budget. Load what is not needed at first sight later (lazy), or leave it out; a budget is changed only by a decision record.`,
  );
  process.exit(1);
}
const importers = entryImporters(chunks);
if (importers.length > 0) {
  console.error(
    `\n${importers.join(', ')} import the entry, which then hydrates the page before its data is there. Keep what they share in a group of its own in apps/storefront/vite.config.ts.`,
  );
  process.exit(1);
}
