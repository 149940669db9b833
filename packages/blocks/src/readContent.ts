import { z } from 'zod';
import { repair } from './repair.ts';

/** What a schema makes of content, and what it found wrong: with both, it is shown without the entries that are wrong. */
export type ReadContent<Content> =
  | { readonly content: Content; readonly wrong?: z.ZodError | undefined }
  | { readonly content?: undefined; readonly wrong: z.ZodError };

/** Reads content as shoppers get it: whole, without wrong entries of its lists (decision 46), or not at all. It never throws. */
export function readContent<Schema extends z.ZodType>(
  schema: Schema,
  item: unknown,
): ReadContent<z.output<Schema>> {
  const parsed = schema.safeParse(item);
  if (parsed.success) return { content: parsed.data };
  const repaired = repair(schema, item);
  if (repaired === undefined) return { wrong: parsed.error };
  const { content, issues } = repaired;
  return { content, wrong: issues.length === 0 ? undefined : new z.ZodError([...issues]) };
}
