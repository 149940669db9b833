/** `npm run new block|page <name>`: writes one that passes every check unedited, but for the pictures of a block. */
import { runTool } from './runTool.ts';

const generators = new Map([
  ['block', 'tools/newBlock.ts'],
  ['page', 'tools/newPage.ts'],
]);

const [kind = '', ...args] = process.argv.slice(2);
const generator = generators.get(kind);
if (generator) runTool(process.execPath, [generator, ...args]);
else {
  console.error(
    `There is no generator for "${kind}". Use: npm run new block <name>, or npm run new page <name>, e.g. npm run new page packing-list`,
  );
  process.exit(1);
}
