import { dirname } from 'node:path';
import { commandOptions } from '../../scripts/commandOptions.ts';
import { blockTable, lacks, tableText } from './blockTable.ts';
import { driftedFiles, writeExported } from './exportedFiles.ts';
import { lint } from './lintCommand.ts';
import { push } from './pushCommand.ts';
import { usage } from './usageCommand.ts';

/** `npm run content -- <command>`: what is made from the blocks’ schemas, and checks of content against them. */
const root = dirname(dirname(import.meta.dirname));

const help = `npm run content -- <command>

  export [--check]     write the content types and the editors’ reference from the schemas, or only say what is not up to date
  push                 import the content types into the hub of CONTENT_HUB_ID, for the shop at PUBLIC_URL
  table                every block the specification asks for, with all that belongs to it
  lint [DIR or URL]    check content: schemas, links, alternative texts, picture sizes, contrast (apps/middleware/content)
  usage SCHEMA [DIR]   where a block is used, e.g. usage hero
  compare              the pages that change from --from published --to staging, or to a moment, side by side
`;

function exportAll(check: boolean): number {
  const drifted = check ? driftedFiles(root) : writeExported(root);
  if (drifted.length === 0) console.log('Content types and reference pages are what the schemas say.');
  else if (!check) console.log(`Written:\n${drifted.join('\n')}`);
  else
    console.error(
      `These are not what the schemas say:\n${drifted.join('\n')}\n\nRun \`npm run content -- export\` and commit what it writes.`,
    );
  return check && drifted.length > 0 ? 1 : 0;
}

async function printTable(): Promise<number> {
  const rows = await blockTable();
  const missing = rows.map((row) => ({ id: row.id, what: lacks(row) })).filter(({ what }) => what.length > 0);
  console.log(tableText(rows));
  for (const { id, what } of missing) console.error(`${id} lacks: ${what.join(', ')}`);
  console.log(
    `\n${rows.length} blocks, ${missing.length === 0 ? 'none missing anything' : `${missing.length} missing something`}.`,
  );
  return missing.length > 0 ? 1 : 0;
}

const commands: Readonly<
  Record<string, (args: readonly string[], check: boolean) => number | Promise<number>>
> = {
  export: (_, check) => exportAll(check),
  push: () => push(process.env),
  table: printTable,
  lint: async ([where]) => Math.min(1, await lint(root, where)),
  usage: ([schema, where]) => usage(root, schema, where),
};

const { positionals, values } = commandOptions({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const [name = '', ...args] = positionals;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) process.exitCode = await command(args, values.check);
else {
  console.error(name === '' ? help : `There is no command "${name}".\n\n${help}`);
  process.exitCode = 1;
}
