/**
 * `npm run build [-- --out FOLDER]`: the shop as a folder that runs with Node alone, `dist` unless said. `node server.js`
 * starts it there.
 */
import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { commandOptions } from '../commandOptions.ts';
import { root } from '../root.ts';
import { bytesIn, makeArtefact } from './makeArtefact.ts';

const { values } = commandOptions({ options: { out: { type: 'string' } } });
const folder =
  values.out === undefined ? resolve(root, 'dist') : resolve(process.env['INIT_CWD'] ?? '.', values.out);
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
try {
  await makeArtefact(folder);
  const bytes = bytesIn(folder);
  console.log(
    `The shop is in ${relative(process.cwd(), folder) || folder}: ${megabytes(bytes)}, ` +
      `${megabytes(bytes + statSync(process.execPath).size)} with this Node. Start it there: node server.js`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
