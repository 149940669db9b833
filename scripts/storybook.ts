/** `npm run storybook`: every primitive and block in every state, on port 6006 (`PORT` changes it). */
import { requireFreePort, wantedPort } from './requireFreePort.ts';
import { runTool } from './runTool.ts';

const port = wantedPort(6006);
await requireFreePort(port, 'npm run storybook');
runTool(
  'node_modules/.bin/storybook',
  ['dev', '--port', String(port), '--no-open', '--ci', ...process.argv.slice(2)],
  {
    cwd: 'apps/storybook',
  },
);
