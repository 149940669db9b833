import { expect, test } from 'vitest';
import { mutantsIn } from './readMutants.ts';

/** Written in two parts, so that this file proves nothing itself. */
const place = ['commerce', '§9 one 1'].join(' ');

test('a fault is a statement, a file, and a change as a diff shows it', () => {
  const list = `${place}\na.ts\n- limit = 3\n+ limit = 4\n\n\n${place}\nb.tsx\n- <p>\n-   - one\n- </p>\n`;
  expect(mutantsIn(list)).toEqual([
    { place, file: 'a.ts', code: 'limit = 3', becomes: 'limit = 4' },
    { place, file: 'b.tsx', code: '<p>\n  - one\n</p>', becomes: '' },
  ]);
});

test('what is no fault is named', () => {
  expect(() => mutantsIn(`${place}\na.ts\n+ limit = 4`)).toThrow('This is no fault');
  expect(() => mutantsIn(`${place}\na.ts\n- limit = 3\nlimit = 4`)).toThrow(`${place}\na.ts`);
});
