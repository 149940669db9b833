/** `npm run pictures -- make <kind> [--proof]` and `-- sheet`: makes product pictures' passes, and contact sheets of them. */
import { runTool } from './runTool.ts';

runTool(process.execPath, ['tools/pictures/cli.mjs', ...process.argv.slice(2)]);
