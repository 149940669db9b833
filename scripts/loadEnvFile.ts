/**
 * Loaded before the commands that serve or change the shop (`tasks` in run.mjs). Tests and benchmarks go without: a shop
 * of theirs is nobody's.
 */
import { join } from 'node:path';
import { variables } from '../apps/middleware/src/environment/variables.ts';
import { takeEnvFile } from './envFile.ts';
import { root } from './root.ts';

const taken = takeEnvFile(join(root, '.env'), Object.keys(variables), process.env);
for (const line of taken.told) console.error(line);
if (!taken.isWhole) process.exit(1);
