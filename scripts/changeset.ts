/** `npm run changeset`: says what a change brings to those who use the packages; `-- version` makes a release of what was said. */
import { runTool } from './runTool.ts';

runTool('node_modules/.bin/changeset', process.argv.slice(2));
