/** `npm run new block <name>`: writes the files of a new block, which pass every check unedited but that of its pictures. */
import { runTool } from './runTool.ts';

const generators: Readonly<Record<string, string>> = { block: 'tools/newBlock.ts' };

const [kind = '', ...args] = process.argv.slice(2);
const generator = Object.hasOwn(generators, kind) ? generators[kind] : undefined;
if (generator) runTool(process.execPath, [generator, ...args]);
else {
  console.error(
    `There is no generator for "${kind}". Use: npm run new block <name>, e.g. npm run new block size-guide`,
  );
  process.exit(1);
}
