/** `npm run bench`: the shop's figures in one table, beside the limits measured in the same run. */
import { runTool } from './runTool.ts';

runTool(process.execPath, ['bench/bench.ts', ...process.argv.slice(2)]);
