import type { z } from 'zod';

/** What zod knows of a schema beyond reading values with it. `zod.test.ts` holds it against the installed version. */

/** How a schema was made: its kind, and the schemas it is made of. */
export function definitionOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  // Every schema of zod's is one of this closed union; the base type does not say so.
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** Whether a field of this schema may be left out of what is read. */
export function isOptionalInput(schema: z.core.$ZodType): boolean {
  return schema._zod.optin !== undefined;
}

/** The texts that a schema accepts, where that is one pattern. */
export function patternOf(schema: z.core.$ZodType): RegExp | undefined {
  return schema._zod.pattern;
}
