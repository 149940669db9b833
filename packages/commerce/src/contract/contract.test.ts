import { expect, test } from 'vitest';
import { z } from 'zod';
import { statusOf } from './callError.ts';
import { contract } from './contract.ts';
import type { Method } from './method.ts';
import { specifiedCalls } from './specifiedCalls.ts';

const rows: [string, Method][] = Object.entries(contract).flatMap(([segment, methods]) =>
  Object.entries(methods).map(([name, row]): [string, Method] => [`${segment}/${name}`, row]),
);

test.each(Object.entries(specifiedCalls))(
  '%s has every call that commerce §7 speaks of',
  (segment, names) => {
    const paths = rows.map(([path]) => path);
    expect(names.filter((name) => !paths.includes(`${segment}/${name}`))).toEqual([]);
  },
);

test('commerce §1 shoppers 1: every call is for anybody, for a session, or for a customer: there are no staff', () => {
  expect(new Set(rows.map(([, { owner }]) => owner))).toEqual(new Set(['public', 'session', 'customer']));
});

test.each(rows)('%s has a summary, and a read is counted as one', (_, row) => {
  expect(row.summary).toMatch(/^[A-Z].*\.$/);
  expect(row.effect === 'read' ? row.rate : 'any').not.toBe('write');
});

test('every reason has a status that says whose fault it is', () => {
  expect(Object.values(statusOf).every((status) => status >= 400 && status < 600)).toBe(true);
});

const maxColumn = 2_147_483_647;
const fixedLength = /^\^\[[^\]]+\]\{\d+\}\$$/;
/** Formats that say themselves how long a text is. */
const shortFormats = ['uuid', 'date'];

/** Places in a JSON schema where a number, a text or a list may be as large as the body is. */
function unbounded(schema: z.core.JSONSchema.BaseSchema, path: string, longest = 8192): string[] {
  const { type, items, prefixItems, properties = {}, anyOf = [], allOf = [] } = schema;
  if (schema.enum || schema.const !== undefined) return [];
  const inner = [
    ...Object.entries(properties),
    ...(prefixItems ?? []).map((item, nth): [string, typeof item] => [String(nth), item]),
    ...[...anyOf, ...allOf].map((item): [string, typeof item] => ['?', item]),
  ].flatMap(([name, value]) =>
    typeof value === 'object' ? unbounded(value, `${path}.${name}`, longest) : [],
  );
  if (type === 'string') return isShort(schema, longest) ? [] : [path];
  if (type === 'number' || type === 'integer') return isSmall(schema) ? [] : [path];
  if (type !== 'array') return inner;
  if (typeof items === 'object' && !Array.isArray(items))
    return [
      ...(schema.maxItems === undefined ? [path] : []),
      ...unbounded(items, `${path}[]`, longest),
      ...inner,
    ];
  return inner;
}

function isShort({ maxLength, format, pattern }: z.core.JSONSchema.BaseSchema, longest: number): boolean {
  if (maxLength !== undefined) return maxLength <= longest;
  return shortFormats.includes(format ?? '') || fixedLength.test(pattern ?? '');
}

function isSmall({ minimum, exclusiveMinimum, maximum }: z.core.JSONSchema.BaseSchema): boolean {
  // A draft of JSON Schema that is not ours has a boolean here.
  const least = minimum ?? Number(exclusiveMinimum ?? -Infinity);
  return least >= -maxColumn && (maximum ?? Infinity) <= maxColumn;
}

test.each(rows)('%s takes no number that no column holds, and no text or list without an end', (_, row) => {
  const schema = z.toJSONSchema(row.args, { io: 'input', reused: 'inline' });
  expect(unbounded(schema, 'args', row.maxBodyBytes)).toEqual([]);
});

test('a number, a text and a list without an end are found wherever they stand', () => {
  const schema = z.tuple([
    z.int(),
    z.strictObject({ name: z.string(), lines: z.array(z.object({ amount: z.int().min(0) })) }),
  ]);
  expect(unbounded(z.toJSONSchema(schema, { io: 'input' }), 'args')).toEqual([
    'args.0',
    'args.1.name',
    'args.1.lines',
    'args.1.lines[].amount',
  ]);
});
