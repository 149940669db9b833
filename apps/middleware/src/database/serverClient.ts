import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { type Query, tracedQuery } from './tracedPool.ts';

/**
 * A connection is given up when the server has said nothing on it for this long, in milliseconds: a server that lives
 * answers sooner, if only that a statement took too long. An idle connection is closed before.
 */
const silentMs = 7_000;

// Called in several forms, which the driver types each apart: with its arguments handed on they are one.
const query = tracedQuery((Client.prototype as unknown as { readonly query: Query }).query);
const nameOf = createStatementNames();

/** A connection whose statements are told to the trace they belong to. */
export class TracedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    Object.assign(this, { query });
  }
}

/** A connection to a PostgreSQL server whose statements are planned once and not each time they are asked. */
export class ServerClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    Object.assign(this, { query: askByName });
  }
}

/** As `ServerClient`, for the requests of shoppers: a server that stands still does not keep them waiting. */
export class RequestClient extends ServerClient {
  constructor(config?: ClientConfig) {
    const socket = new Socket();
    socket.setTimeout(silentMs, () =>
      socket.destroy(new Error(`The database server said nothing for ${silentMs / 1000} s.`)),
    );
    super({ ...config, stream: () => socket });
  }
}

function askByName(this: Client, statement: unknown, ...rest: unknown[]): unknown {
  return query.call(this, named(statement), ...rest);
}

/** Drizzle hands over `{ text, name }`, the name undefined where it has none for it; begin and commit come as a text. */
function named(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null) return statement;
  if (!('text' in statement) || typeof statement.text !== 'string') return statement;
  if ('name' in statement && statement.name !== undefined) return statement;
  const name = nameOf(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

/** Most statements a connection keeps a plan of: about twice as many as the shop has. */
const maxNames = 400;
/** How often a statement has to come before it is kept. */
const oftenEnough = 3;
/** Most texts that are counted at a time. */
const maxCounted = 2_000;

/**
 * Names for the statements a server is asked again and again, so that it parses and plans each once a connection. Those
 * that come seldom, such as an insert of so many rows, get none; nor does any beyond `maxNames`.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= maxCounted) counts = new Map();
    counts.set(text, count);
    if (count < oftenEnough) return undefined;
    counts.delete(text);
    const name = `tailorbird_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
