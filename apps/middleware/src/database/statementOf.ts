import type { Queries } from './database.ts';

/** A statement of each database, put together when it is asked for the first time and kept as long as the database is open. */
export function statementOf<Statement>(write: (db: Queries) => Statement): (db: Queries) => Statement {
  const written = new WeakMap<Queries, Statement>();
  return (db) => {
    const statement = written.get(db) ?? write(db);
    written.set(db, statement);
    return statement;
  };
}
