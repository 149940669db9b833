/** `npm run catalogue -- import FILE.csv`: changes the shop's catalogue from a file. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runTool } from './runTool.ts';

/** npm runs us in the repository's folder and says in INIT_CWD where the command was typed: file names mean that one. */
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
const args = process.argv.slice(2).map((arg) => {
  const file = resolve(typedIn, arg);
  return existsSync(file) ? file : arg;
});
runTool(process.execPath, ['apps/middleware/src/catalogue/cli.ts', ...args]);
