import type { z } from 'zod';
import { type Description, descriptionOf } from './describeSchema.ts';
import { lenientOf } from './reading/accepts.ts';
import { type Fault, inside } from './reading/fault.ts';
import { mend } from './reading/mend.ts';
import { Refused } from './reading/words.ts';

/** Content as it is shown, if it can be, and all that its editor should know of it. */
export interface ReadContent<Content> {
  readonly content?: Content;
  readonly faults: readonly Fault[];
}

/**
 * Reads content as shoppers get it: each field as it is, as it was meant, or with its default in its place; each entry of a list as it
 * is or not at all (decision 53). An item of which nothing can be used is not shown. It never throws.
 */
export function readContent<Schema extends z.ZodType>(
  schema: Schema,
  item: unknown,
): ReadContent<z.output<Schema>> {
  const faults: Fault[] = [];
  const field = descriptionOf(schema);
  const mended = mend(field, item, {
    path: '',
    inEntry: false,
    onPaper: true,
    tell: (fault) => faults.push(fault),
  });
  if (mended instanceof Refused || isNothing(field, item, faults)) return { faults: leftOut(faults, mended) };
  const { data, error } = lenientOf(schema).safeParse(mended);
  if (error !== undefined)
    return {
      faults: [...faults, ...faultsOf(error).map((fault) => ({ ...fault, done: 'left out' as const }))],
    };
  return { content: data, faults: [...faults, ...faultsOfTheWhole(schema, mended)] };
}

function leftOut(faults: readonly Fault[], mended: unknown): readonly Fault[] {
  const more = mended instanceof Refused ? [{ path: mended.path, reason: mended.reason }] : [];
  // What would stand in its place is not shown either.
  return [...faults, ...more].map(({ path, reason }) => ({
    path,
    reason: reason.replace(/ It is shown without it\.$/, ''),
    done: 'left out',
  }));
}

/** Whether a block needs something, and none of what it has was written by anybody. */
function isNothing(field: Description, item: unknown, faults: readonly Fault[]): boolean {
  if (field.kind !== 'group' || typeof item !== 'object' || item === null) return false;
  const wrong = new Set(faults.filter(({ done }) => done === 'replaced').map(({ path }) => path));
  const fields = Object.entries(field.fields).filter(([name]) => name !== '_meta');
  const isUsed = ([name]: (typeof fields)[number]) => {
    const value: unknown = Reflect.get(item, name);
    return value !== undefined && value !== null && !wrong.has(name);
  };
  return fields.some(([, { required }]) => required) && !fields.some(isUsed);
}

/** What a schema says against fields that are right each by itself, as an end that is before its start. */
function faultsOfTheWhole(schema: z.ZodType, content: unknown): readonly Fault[] {
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues
    .filter(({ code }) => code === 'custom')
    .map(({ path, message }) => ({
      path: path.filter((key) => typeof key !== 'symbol').reduce<string>(inside, ''),
      reason: `${String(path.at(-1))} ${message}.`,
      done: 'kept',
    }));
}

function faultsOf(error: z.ZodError): { path: string; reason: string }[] {
  return error.issues.map(({ path, message }) => ({
    path: path.filter((key) => typeof key !== 'symbol').reduce<string>(inside, ''),
    reason: message,
  }));
}
