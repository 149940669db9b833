import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A database of the crash matrix: how the shop is told of it, and a way to look into it from outside. */
export interface Engine {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** The rows of a statement without parameters. On PGlite a shop has to be running. */
  readonly rows: (statement: string) => Promise<Record<string, unknown>[]>;
  readonly remove: () => Promise<void>;
}

/** An empty database on a PostgreSQL server. */
export async function serverEngine(server: string): Promise<Engine> {
  const name = `tailorbird_crashes_${randomBytes(6).toString('hex')}`;
  await ask({ connectionString: server }, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-crashes-'));
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url.href, DATA_DIRECTORY: folder, TAILORBIRD_MODE: 'demonstration' },
    rows: (statement) => ask({ connectionString: url.href }, statement),
    remove: async () => {
      await ask({ connectionString: server }, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder for the embedded database, in `parent`, which is asked through the socket of the shop that has it open. */
export function embeddedEngine(parent = tmpdir()): Engine {
  const folder = mkdtempSync(join(parent, 'tailorbird-crashes-'));
  return {
    name: 'PGlite',
    env: { DATA_DIRECTORY: folder },
    rows: (statement) => ask({ host: folder, user: 'postgres', database: 'postgres' }, statement),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Tokens of cards that are accepted. */
export async function approvedTokens(engine: Engine, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () => `tok_${randomUUID()}`);
  const values = made.map((token) => `('${token}', 'approve', now())`).join(', ');
  await engine.rows(`insert into test_card_tokens (token, outcome, created_at) values ${values}`);
  return made;
}

/** A token of a card that is accepted. */
export async function approvedToken(engine: Engine): Promise<string> {
  const [token = ''] = await approvedTokens(engine, 1);
  return token;
}

async function ask(
  where: ConstructorParameters<typeof Client>[0],
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client(where);
  client.on('error', () => {});
  await client.connect();
  try {
    // Rows of whatever the statement selects: the driver types them as anything.
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
