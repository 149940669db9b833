/** `npm run content -- export|table|lint|usage|compare`: what is made from the blocks' schemas, checks of content against them, and pictures of it. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runTool } from './runTool.ts';

/** npm runs us in the repository's folder and says in INIT_CWD where the command was typed: folder names mean that one. */
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
const [command = '', ...args] = process.argv.slice(2);
const resolved = args.map((arg) => (existsSync(resolve(typedIn, arg)) ? resolve(typedIn, arg) : arg));
if (command === 'compare') runTool(process.execPath, ['apps/storybook/compareContent.ts', ...args]);
else runTool(process.execPath, ['tools/content/cli.ts', ...(command ? [command] : []), ...resolved]);
