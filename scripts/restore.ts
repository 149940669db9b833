/** `npm run restore -- FILE`: writes a backup into an empty database. */
import { runTool } from './runTool.ts';

runTool(process.execPath, ['apps/middleware/src/operations/restore.ts', ...process.argv.slice(2)]);
