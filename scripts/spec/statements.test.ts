import { expect, test } from 'vitest';
import { faultsOf, proofsIn, statementsIn, tick } from './statements.ts';

const list = [
  '## §4 States',
  '- [x] **§4 countdown 1** It is shown only between its start and its end.',
  '- [ ] **§4 countdown 2** It ticks every second.',
].join('\n');
const statements = statementsIn('blocks', list);
/** Written in two parts, so that this file proves nothing itself. */
const place = (rest: string) => `blocks §${rest}`;

test('a list gives each statement its place, its words and its tick', () => {
  expect(statements).toEqual([
    { place: place('4 countdown 1'), says: 'It is shown only between its start and its end.', ticked: true },
    { place: place('4 countdown 2'), says: 'It ticks every second.', ticked: false },
  ]);
});

test('a proof is a title that begins with a place, whatever quotes it', () => {
  const source = [
    `test('${place('4 countdown 1')}: shown between', …)`,
    `test.each(x)(\`${place('4 countdown 2')}: $n\`)`,
  ];
  expect(proofsIn('a.test.ts', source.join('\n')).map((proof) => proof.place)).toEqual([
    place('4 countdown 1'),
    place('4 countdown 2'),
  ]);
});

test('a figure has a letter and a number for its place', () => {
  const [figure] = statementsIn('reliability', '- [x] **A9** An answer lost doubles nothing.');
  expect(figure?.place).toBe(['reliability', 'A9'].join(' '));
  const source = `it('${figure?.place}: a call is repeated', …)`;
  expect(proofsIn('a.test.ts', source)).toEqual([{ place: figure?.place, file: 'a.test.ts' }]);
});

test('a ticked statement without a test is a fault', () => {
  expect(faultsOf(statements, [])).toEqual([
    `${place('4 countdown 1')}: no test’s title begins with it. It says: It is shown only between its start and its end.`,
  ]);
});

test('a test of a place that is not listed is a fault', () => {
  const proofs = [place('4 countdown 1'), place('4 count down 2')].map((at) => ({
    place: at,
    file: 'a.test.ts',
  }));
  expect(faultsOf(statements, proofs)).toEqual([
    `${place('4 count down 2')}: a.test.ts names it, and docs/specification has no such statement.`,
  ]);
});

test('a place listed twice is a fault', () => {
  const proofs = [{ place: place('4 countdown 1'), file: 'a.test.ts' }];
  expect(faultsOf([...statements, ...statements.slice(1)], proofs)).toEqual([
    `${place('4 countdown 2')}: is listed twice in docs/specification. Number the second one.`,
  ]);
});

test('ticking sets the ticks by what is proven', () => {
  const ticked = tick('blocks', list, [{ place: place('4 countdown 2'), file: 'a.test.ts' }]);
  expect(statementsIn('blocks', ticked).map((statement) => statement.ticked)).toEqual([false, true]);
  expect(ticked.replaceAll(/\[[ x]\]/g, '')).toBe(list.replaceAll(/\[[ x]\]/g, ''));
});
