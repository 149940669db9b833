/** `npm run remove block|page <name>`: takes away all that `new` has written, and says what else names it. */
import { runTool } from './runTool.ts';

runTool(process.execPath, ['tools/remove.ts', ...process.argv.slice(2)]);
