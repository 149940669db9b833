/** `npm run order -- NUMBER STATUS`: moves an order on. */
import { runTool } from './runTool.ts';

runTool(process.execPath, ['apps/middleware/src/operations/order.ts', ...process.argv.slice(2)]);
