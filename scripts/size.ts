/**
 * Weighs the built storefront against the budgets. The HTML of pages is weighed by the end-to-end tests, which have a
 * server. `--faulty` weighs the same build with faults in it, which must all be found.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockRows } from './blockRows.ts';
import { commandOptions } from './commandOptions.ts';
import { importSources } from './importSources.ts';
import {
  blockSources,
  brotliBytes,
  entryImporters,
  faultyBuild,
  fontBytes,
  readChunks,
  readManifest,
  weigh,
} from './pageWeights.ts';
import { root } from './root.ts';

const { values: options } = commandOptions({ options: { faulty: { type: 'boolean', default: false } } });
const client = join(root, 'apps/storefront/build/client');
const chunks = readChunks(client);
const rows = await importSources((importSource) => blockRows(importSource, blockSources(chunks)));
const built = {
  manifest: readManifest(client, chunks),
  chunks,
  blocks: rows.filter(({ hydrate }) => hydrate !== 'load'),
  bytesOf: (file: string) => brotliBytes(readFileSync(join(client, file))),
  fonts: fontBytes(client),
};
const build = options.faulty ? faultyBuild(built) : built;
const weights = weigh(build);
for (const { what, bytes, budget } of weights) {
  console.log(
    `${bytes > budget ? '✗' : '✓'} ${what}: ${bytes.toLocaleString('en-GB')} of ${budget.toLocaleString('en-GB')}`,
  );
}
const over = weights.filter(({ bytes, budget }) => bytes > budget);
if (over.length > 0) {
  console.error(
    `\n${over.length === weights.length ? 'All of it is' : `${over.length} of ${weights.length} are`} over budget. Load what is not needed at first sight later (lazy), or leave it out; a budget is changed only by a decision record.`,
  );
  process.exitCode = 1;
}
const importers = entryImporters(build.chunks);
if (importers.length > 0) {
  console.error(
    `\n${importers.join(', ')} import the entry, which then hydrates the page before its data is there. Keep what they share in a group of its own in apps/storefront/vite.config.ts.`,
  );
  process.exitCode = 1;
}
