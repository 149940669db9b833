/**
 * Runs a command with TEST_DATABASE_URL pointing at a real PostgreSQL server, and ends with the command's code:
 * `node scripts/onPostgres.ts vitest run --project middleware`. A server is started for it unless the variable is set;
 * after `--durable` one that has on the disk what it has committed, as a shop's own has.
 */
import { spawn } from 'node:child_process';
import { startPostgres } from './postgresServer.ts';

const isDurable = process.argv[2] === '--durable';
const [command = '', ...args] = process.argv.slice(isDurable ? 3 : 2);
const own = process.env['TEST_DATABASE_URL'];
const server = own ? undefined : await startPostgres({ isDurable });
if (server) console.log(`Started ${server.version} for this run${isDurable ? ', fsync on' : ''}.`);

const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: own ?? server?.url },
});
const stop = () => child.kill('SIGTERM');
process.on('SIGTERM', stop).on('SIGINT', stop);
child.on('error', (error) => console.error(`${command} could not be started: ${error.message}`));
const code = await new Promise<number>((resolve) => {
  child.on('error', () => resolve(1));
  child.on('close', (exitCode) => resolve(exitCode ?? 1));
});
await server?.stop();
process.exit(code);
