import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const preload = new URL('atMoment.ts', import.meta.url);

/** What a process says that is started at a moment. */
const said = (moment: string, program: string) =>
  execFileSync(
    process.execPath,
    ['--import', `${preload.href}?${moment}`, '--input-type=module', '-e', program],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

test('a process lives at the moment it was started at, and time goes on', () => {
  const program = `
    const began = Date.now();
    while (Date.now() === began);
    console.log(JSON.stringify([new Date().toISOString().slice(0, 16), new Date() instanceof Date, new Date(0).getTime(), Date.UTC(1970, 0)]));`;
  expect(JSON.parse(said('2026-03-02T09:00:00Z', program))).toEqual(['2026-03-02T09:00', true, 0, 0]);
});

test('words that are no moment are refused by name', () => {
  expect(() => said('today', '')).toThrow('names no moment');
});
