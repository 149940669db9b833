import { context, type Span } from '@opentelemetry/api';
import { type Client, Pool, type PoolClient } from 'pg';
import { beginSpan, failSpan } from '../tracing/span.ts';

type Told = (
  cause: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Connections for many: who waited for one asks within their own trace, not within that of whoever gave it back. */
export class TracedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(told: Told): void;
  override connect(told?: Told): Promise<PoolClient> | void {
    return told === undefined ? super.connect() : super.connect(context.bind(context.active(), told));
  }
}

/** The driver's `query`: called in several forms, which with the arguments handed on are one. */
export type Query = (this: Client, ...args: unknown[]) => unknown;

/** Of a statement so many characters are told: the tables and columns, of a long list the first. */
const maxTextLength = 300;

/** The driver's `query` with a span for each statement asked within a trace. It tells the text, never the values. */
export function tracedQuery(query: Query): Query {
  return function ask(statement, ...rest) {
    const text = textOf(statement);
    const span = text === undefined ? undefined : beginSpan(nameOf(text), factsOf(text));
    if (!span) return query.call(this, statement, ...rest);
    const told = rest.at(-1);
    if (isCallback(told)) {
      const callback = context.bind(context.active(), (cause: unknown, ...answer: unknown[]) => {
        end(span, cause ?? undefined);
        told(cause, ...answer);
      });
      return query.call(this, statement, ...rest.slice(0, -1), callback);
    }
    const answer = query.call(this, statement, ...rest);
    if (answer instanceof Promise)
      answer.then(
        () => end(span, undefined),
        (cause) => end(span, cause),
      );
    else end(span, undefined);
    return answer;
  };
}

/** The text of a statement, alone or in a query; undefined for what the driver does in several steps. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

const isCallback = (value: unknown): value is (...args: unknown[]) => void => typeof value === 'function';

/** What a statement does and to which table: `select carts`. */
function nameOf(text: string): string {
  const head = text.slice(0, 2_000);
  const verb = /^\s*(\w+)/.exec(head)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)/i.exec(head)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

const factsOf = (text: string) => ({
  'db.system.name': 'postgresql',
  'db.query.text': text.slice(0, maxTextLength),
});

function end(span: Span, cause: unknown): void {
  if (cause !== undefined) failSpan(span, cause);
  span.end();
}
