import { Client } from 'pg';

/**
 * The PostgreSQL server of TEST_DATABASE_URL, which has to have on the disk what it has committed, as a shop's own has:
 * without that a kill shows less and a race is quicker than it is. Throws an Error that says what to do.
 */
export async function durableServer(): Promise<string> {
  const url = process.env['TEST_DATABASE_URL'];
  const fix = 'Run this under `node scripts/onPostgres.ts --durable`.';
  if (!url) throw new Error(`TEST_DATABASE_URL names no PostgreSQL server. ${fix}`);
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ fsync: string }>('show fsync');
    if (rows[0]?.fsync !== 'on') throw new Error(`The server of TEST_DATABASE_URL has fsync off. ${fix}`);
    process.stdout.write('fsync on: what the server has committed is on the disk.\n');
    return url;
  } finally {
    await client.end();
  }
}
