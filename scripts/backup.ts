/** `npm run backup -- FILE`: writes everything in the shop's database into a file. */
import { runTool } from './runTool.ts';

runTool(process.execPath, ['apps/middleware/src/operations/backup.ts', ...process.argv.slice(2)]);
