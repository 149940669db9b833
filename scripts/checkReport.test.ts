import { describe, expect, it } from 'vitest';
import { closingText, duration, outcomeText } from './checkReport.ts';

const passed = { name: 'types', passed: true, seconds: 8.04, output: 'noise' };
const failed = { name: 'unit', passed: false, seconds: 61, output: '1 test failed' };

describe('what npm test prints', () => {
  it('a passed check is one line', () => {
    expect(outcomeText(passed)).toBe('✓ types  8 s');
  });

  it('a passed check shows the figures it printed, and nothing else', () => {
    const output = `$ node cli.ts\nStarted a server.\n${['reliability', 'A1: 10 sold'].join(' ')}\nDone.\n`;
    expect(outcomeText({ ...passed, name: 'races', output })).toBe(
      `✓ races  8 s\n    ${['reliability', 'A1: 10 sold'].join(' ')}`,
    );
  });

  it('a passed check names what passed only when it was tried again', () => {
    const output = ' ✓ e2e\ntried again: bag.spec.ts > a line is removed\n';
    expect(outcomeText({ ...passed, output })).toBe(
      '✓ types  8 s\n    tried again: bag.spec.ts > a line is removed',
    );
  });

  it('a passed check names a picture that differed once', () => {
    const output = 'differed once: home-uk.390, by 7 pixels\n30 pictures as accepted\n';
    expect(outcomeText({ ...passed, output })).toBe(
      '✓ types  8 s\n    differed once: home-uk.390, by 7 pixels',
    );
  });

  it('a failed check shows all it said and how to run it alone', () => {
    expect(outcomeText(failed)).toContain('1 test failed');
    expect(outcomeText(failed)).toContain("npm test -- --only 'unit'");
  });

  it('a check that could not run names the one that failed', () => {
    expect(outcomeText({ ...failed, skipped: 'build' })).toContain('"build", which failed');
  });

  it('ends with one sentence and the bare count', () => {
    expect(closingText([passed], 372)).toBe(
      'All 1 checks passed in 6 min 12 s: types 8 s.\n1 passed, 0 failed',
    );
    expect(closingText([passed, failed], 70)).toBe(
      '1 of 2 checks failed (unit) in 1 min 10 s: types 8 s, unit 1 min 1 s.\n1 passed, 1 failed',
    );
  });

  it('says how much of the machine was used by a check that had it to itself', () => {
    expect(closingText([{ ...passed, busy: 0.314 }], 8)).toContain('types 8 s (cores 31 %).');
    expect(closingText([{ ...passed, busy: 0.9, parts: [8, 5] }], 8)).toContain('(cores 90 %, 8 s, 5 s).');
  });

  it.each([
    [0.25, '0.3 s'],
    [9.94, '9.9 s'],
    [12.4, '12 s'],
    [60, '1 min 0 s'],
  ])('%s seconds read %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });
});
