/** `npm run mail -- list|resend NUMBER`: the mails that were given up, and another attempt at them. */
import { runTool } from './runTool.ts';

runTool(process.execPath, ['apps/middleware/src/operations/mail.ts', ...process.argv.slice(2)]);
