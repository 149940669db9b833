import { expect, test } from 'vitest';
import { appendEntry, hasEntry, insertEntry, insertImport, removeEntry, removeImports } from './entries.ts';

const source = `import { a } from './a/schema.ts';
import { c } from './c/schema.ts';

export const rows = {
  a,
  /** Told
   * in two lines. */
  'b-one': {
    deep: { b: 1 },
  },
  c: lazily(
    () => import('./c/C.tsx'),
    (m) => m.C,
  ),
} as const;

export const other = {
  a,
};
`;

test('what is written in its order is taken away again, and nothing else', () => {
  const written = insertEntry(
    insertImport(source, `import { b } from './b-two/schema.ts';`),
    'export const rows',
    'b-two',
    `  'b-two': b,`,
  );
  expect(written).toContain(`  },\n  'b-two': b,\n  c: lazily(`);
  expect(hasEntry(written, 'export const rows', 'b-two')).toBe(true);
  expect(removeImports(removeEntry(written, 'export const rows', 'b-two'), 'b-two')).toBe(source);
  expect(removeEntry(appendEntry(source, 'export const rows', '  z: 1,'), 'export const rows', 'z')).toBe(
    source,
  );
});

test('an entry goes with all its lines and its comment', () => {
  const without = removeEntry(removeEntry(source, 'export const rows', 'b-one'), 'export const rows', 'c');
  expect(without).toContain('export const rows = {\n  a,\n} as const;');
  expect(removeEntry(source, 'export const rows', 'a')).toContain('export const other = {\n  a,\n};');
  expect(removeEntry(source, 'export const rows', 'nothing')).toBe(source);
});

test('a list that is not there is said', () => {
  expect(() => removeEntry(source, 'export const gone', 'a')).toThrow('"export const gone" was not found');
});
