import { z } from 'zod';
import type { Description } from '../describeSchema.ts';
import { withoutLimits } from '../upstream/zod.ts';

const lenient = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** The schema by which content is shown: how long texts and lists are is advice, unless they say that their limits are hard. */
export function lenientOf<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const made = lenient.get(schema) ?? withoutLimits(schema);
  lenient.set(schema, made);
  // The same schema but for checks: what it reads and gives is of the same types.
  return made as Schema;
}

/** Whether a field can be shown with this value. */
export function accepts({ schema }: Description, value: unknown): boolean {
  return z.safeParse(lenientOf(schema), value).success;
}

/** What a field’s schema says of a value it refuses, where it says it in words of ours. */
export function wordsAgainst({ schema }: Description, value: unknown): string | undefined {
  const { error } = z.safeParse(lenientOf(schema), value);
  return messagesOf(error?.issues ?? []).find((message) => /^(?:must|has) /.test(message));
}

function messagesOf(issues: readonly z.core.$ZodIssue[]): readonly string[] {
  return issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? [issue.message, ...issue.errors.flatMap(messagesOf)] : [issue.message],
  );
}
