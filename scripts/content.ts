/** `npm run content -- export|table|lint|usage`: what is made from the blocks' schemas, and checks of content against them. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runTool } from './runTool.ts';

/** npm runs us in the repository's folder and says in INIT_CWD where the command was typed: folder names mean that one. */
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
const [command = '', ...args] = process.argv.slice(2);
const resolved = args.map((arg) => (existsSync(resolve(typedIn, arg)) ? resolve(typedIn, arg) : arg));
runTool(process.execPath, ['tools/content/cli.ts', ...(command ? [command] : []), ...resolved]);
