import { DrizzleQueryError } from 'drizzle-orm';
import { type SerializedError, stdSerializers } from 'pino';
import { causesOf, operatorFix } from './operatorFix.ts';

/** A failure as the log keeps it: with its fix when the operator has one, and without the values of a statement, which are people's. */
export function loggedError(cause: Error): SerializedError {
  const { params: _, ...logged } = stdSerializers.err(cause);
  const fix = operatorFix(cause);
  const queries = causesOf(cause).filter((one) => one instanceof DrizzleQueryError);
  const withoutValues = (text: string) =>
    queries.reduce((left, one) => left.replaceAll(one.message, `Failed query: ${one.query}`), text);
  return {
    ...logged,
    message: withoutValues(logged.message),
    stack: withoutValues(logged.stack),
    ...(fix !== undefined && { fix }),
  };
}
