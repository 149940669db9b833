import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.ts';

const connectTimeoutMs = 5000;

/** Asks a statement of a database server; the rows. Throws where the server does not answer in 5 s. */
export type AskServer = (sql: string) => Promise<Readonly<Record<string, unknown>>[]>;

interface Client {
  readonly connect: () => Promise<void>;
  readonly query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;
  readonly end: () => Promise<void>;
}

/** What `question` finds out on the database server at `url`. */
export async function askServer<Answer>(
  url: string,
  question: (ask: AskServer) => Promise<Answer>,
): Promise<Answer> {
  // The driver belongs to the middleware, so it is found from there; it has no types here.
  const { Client } = createRequire(join(root, 'apps/middleware/package.json'))('pg') as {
    Client: new (options: object) => Client;
  };
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  await client.connect();
  try {
    return await question(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}
