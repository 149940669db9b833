/** `npm run seed -- --scenario NAME`: puts the shop into a situation to try. */
import { runTool } from './runTool.ts';

runTool(process.execPath, ['apps/middleware/src/operations/seed.ts', ...process.argv.slice(2)]);
