import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { createStatementNames } from './statementNames.ts';
import { type Query, tracedQuery } from './tracedQuery.ts';

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
