import { afterEach, expect, it, vi } from 'vitest';
import { commandOptions } from './commandOptions.ts';

afterEach(() => vi.restoreAllMocks());

const options = { tick: { type: 'boolean' }, story: { type: 'string' } } as const;

/** What is said to somebody who gives these arguments. */
function refusalOf(args: string[], taken: typeof options | Record<string, never> = options): string {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  expect(() => commandOptions({ args, options: taken })).toThrow('ended with 1');
  return String(said.mock.lastCall?.[0]);
}

it('reads the options of a command', () => {
  expect(commandOptions({ args: ['--tick', '--story', 'hero'], options }).values).toEqual({
    tick: true,
    story: 'hero',
  });
});

it('a word or an option that a command does not take, or a value that is missing, is named beside what it takes', () => {
  const taken = 'The options are: --tick, --story VALUE.';
  expect(refusalOf(['--tock'])).toBe(`Unknown option '--tock'. ${taken}`);
  expect(refusalOf(['hero'])).toMatch(/^Unexpected argument 'hero'\. /);
  expect(refusalOf(['--story'])).toBe(`Option '--story <value>' argument missing. ${taken}`);
});

it('a command without options tells where settings are made', () => {
  expect(refusalOf(['--port=4000'], {})).toMatch(
    /^Unknown option '--port'\. It takes none: .* PORT=4000 npm start/,
  );
});
