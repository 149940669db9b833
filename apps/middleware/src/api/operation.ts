import type { Client } from '@tailorbird/commerce/client';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Segment } from '@tailorbird/commerce/contract/contract';
import type { Market } from '@tailorbird/commerce/market';
import type { Result } from '@tailorbird/commerce/result';
import { z } from 'zod';

/** The contract's own calls, made for whoever calls the operation: with their cookies, in their market, under their limits. */
export interface Calls extends Pick<Client, Segment> {
  readonly market: Market;
}

/** One operation of the specification: what it takes and answers in its words, and the calls that do it. */
export interface Operation {
  readonly args: z.ZodTuple;
  readonly answer: z.ZodType;
  /** Takes arguments that `args` has parsed. */
  readonly run: (calls: Calls, args: readonly unknown[]) => Promise<Result<unknown, CallError>>;
  /** What is answered for an error, with its status; left out where that is the error itself. */
  readonly refused: ((error: CallError) => unknown) | undefined;
}

/** An operation with its types, of which the table keeps none. */
export function operation<Args extends z.ZodTuple, Answer extends z.ZodType>(typed: {
  readonly args: Args;
  readonly answer: Answer;
  readonly run: (calls: Calls, ...args: z.output<Args>) => Promise<Result<z.input<Answer>, CallError>>;
  readonly refused?: (error: CallError) => unknown;
}): Operation {
  const { args, answer, run, refused } = typed;
  // `createApi` passes what `args` has parsed, and nothing else calls it.
  return { args, answer, run: (calls, parsed) => run(calls, ...(parsed as z.output<Args>)), refused };
}

/** The fields of a call's one argument, by the contract's names: what fits one of them there fits it here. */
export function fieldsOf<Fields extends z.ZodRawShape>(row: {
  readonly args: z.ZodTuple<[z.ZodObject<Fields, z.core.$strict>], null>;
}): Fields {
  return row.args.def.items[0].shape;
}

/** Of what an answer is to have more. All of it is always there, but for the variants of a list of products. */
export const include = z.union([z.string().max(500), z.array(z.string().max(100)).max(20)]).optional();

/** The one argument of an operation that needs none. */
export const onlyInclude = z.tuple([z.strictObject({ include }).optional()]);

/** The value changed by `change`, or the error as it is. */
export function mapped<Value, Changed>(
  result: Result<Value, CallError>,
  change: (value: Value) => Changed,
): Result<Changed, CallError> {
  return result.ok ? { ok: true, value: change(result.value) } : result;
}
