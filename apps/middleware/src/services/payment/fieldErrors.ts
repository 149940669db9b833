import type { z } from 'zod';

/** What is wrong with a form, by field; of a form that is none at all, with its first field. */
export function fieldErrors(error: z.ZodError, first: string): Record<string, string> {
  return Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0] ?? first), message]));
}
