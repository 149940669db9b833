import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placesIn } from './placesIn.ts';
import { printedProofs } from './printedProofs.ts';
import { forgetProofs, keepProofs, type Proof, readProofs } from './proofs.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tailorbird-proofs-'));
  for (const name of ['a.test.ts', 'b.test.ts']) writeFileSync(join(home, name), '');
});
afterEach(() => rmSync(home, { recursive: true }));

/** Written in two parts, so that this file proves nothing itself. */
const place = ['reliability', 'A9'].join(' ');
const proof = (file: string, passed = true): Proof => ({ place, project: 'unit', file, passed });

test('what a file proved is kept until it runs again', () => {
  keepProofs(home, 'unit', {
    files: ['a.test.ts', 'b.test.ts'],
    proofs: [proof('a.test.ts'), proof('b.test.ts')],
  });
  keepProofs(home, 'unit', { files: ['b.test.ts'], proofs: [proof('b.test.ts', false)] });
  expect(readProofs(home)).toEqual([proof('a.test.ts'), proof('b.test.ts', false)]);
});

test('a file that is gone proves nothing, and a whole run begins with nothing', () => {
  keepProofs(home, 'unit', { files: ['a.test.ts'], proofs: [proof('a.test.ts')] });
  rmSync(join(home, 'a.test.ts'));
  expect(readProofs(home)).toEqual([]);
  keepProofs(home, 'unit', { files: ['b.test.ts'], proofs: [proof('b.test.ts')] });
  forgetProofs(home);
  expect(readProofs(home)).toEqual([]);
});

test('a place stands at the beginning of a title, or of a group of tests, before a colon', () => {
  expect(placesIn(['the bag', `${place}: a call is repeated`])).toEqual([place]);
  expect(placesIn([`it keeps ${place}: a call`, place])).toEqual([]);
});

test('a check that prints figures has proven them when it passed', () => {
  const output = `12 s\n    ${place}: 3 of 3\n${place}: 4 of 4\n`;
  expect(printedProofs({ name: 'races', passed: true, output })).toEqual([
    { place, project: 'races', file: '', passed: true },
  ]);
});
