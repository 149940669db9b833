/** `npm run review -- list|approve|refuse NUMBER`: reads what shoppers wrote before others do. */
import { runTool } from './runTool.ts';

runTool(process.execPath, ['apps/middleware/src/operations/review.ts', ...process.argv.slice(2)]);
