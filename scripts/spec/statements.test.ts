import { expect, test } from 'vitest';
import { listFaults, proofFaults, statementsIn } from './statements.ts';

const list = [
  '## §4 States',
  '- [x] **§4 countdown 1** It is shown only between its start and its end.',
  '- [~] **§4 countdown 2** It ticks every minute (decision 7).',
  '- [ ] **§4 countdown 3** It ends.',
].join('\n');
const statements = statementsIn('blocks', list);
/** Written in two parts, so that this file proves nothing itself. */
const place = (rest: string) => `blocks §${rest}`;
const proof = (rest: string, passed = true) => ({
  place: place(rest),
  project: 'unit',
  file: 'a.test.ts',
  passed,
});

test('a list gives each statement its place, its words and how it is kept', () => {
  expect(statements.map(({ place: at, says, kept }) => [at, says, kept])).toEqual([
    [place('4 countdown 1'), 'It is shown only between its start and its end.', 'kept'],
    [place('4 countdown 2'), 'It ticks every minute (decision 7).', 'differently'],
    [place('4 countdown 3'), 'It ends.', 'not'],
  ]);
});

test('a figure has a letter and a number for its place, and may be of the soak', () => {
  const text = '- [x] **A9** An answer lost doubles nothing. (`npm run soak`)';
  expect(statementsIn('reliability', text)).toMatchObject([
    { place: ['reliability', 'A9'].join(' '), inSoak: true },
  ]);
});

test('a statement listed twice is a fault, and so is one kept differently without a decision', () => {
  expect(listFaults(statements, new Set([7]))).toEqual([]);
  expect(listFaults([...statements, ...statements.slice(1)], new Set([8]))).toEqual([
    `${place('4 countdown 2')}: is listed twice in docs/specification. Number the second one.`,
    `${place('4 countdown 3')}: is listed twice in docs/specification. Number the second one.`,
    `${place('4 countdown 2')}: is kept differently and names no decision record that is there.`,
    `${place('4 countdown 2')}: is kept differently and names no decision record that is there.`,
  ]);
});

test('a statement is kept when its test ran and passed', () => {
  expect(proofFaults(statements, [proof('4 countdown 1'), proof('4 countdown 2')])).toEqual([]);
});

test('no test that ran, one that failed, and one of nothing that is listed are faults', () => {
  const proofs = [proof('4 countdown 2'), proof('4 countdown 2', false), proof('4 count down 2')];
  expect(proofFaults(statements, proofs)).toEqual([
    `${place('4 countdown 1')}: no test of it ran. It says: It is shown only between its start and its end.`,
    `${place('4 countdown 2')}: its test failed, in a.test.ts.`,
    `${place('4 count down 2')}: a.test.ts names it, and docs/specification has no such statement.`,
  ]);
});

test('what only the soak proves is not missed', () => {
  const text = '- [x] **A9** An answer lost doubles nothing. (`npm run soak`)';
  expect(proofFaults(statementsIn('reliability', text), [])).toEqual([]);
});

test('a sentence that the specification says twice is proven once', () => {
  const text = `${list}\n- [x] **§9 countdown 1** So it is shown (as ${place('4 countdown 1')})`;
  const both = statementsIn('blocks', text);
  expect(proofFaults(both, [proof('4 countdown 1'), proof('4 countdown 2')])).toEqual([]);
  expect(listFaults(both.slice(3), new Set())).toEqual([
    `${place('9 countdown 1')}: is to be as ${place('4 countdown 1')}, which is not listed.`,
  ]);
});
