import { expect, test, vi } from 'vitest';
import { writeLog } from './writeLog.ts';

test('a line is JSON that a reader of the middleware’s log reads too: level as a number, time in milliseconds', () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.useFakeTimers({ now: 1_764_000_000_000 });
  writeLog({ level: 'warn', op: 'content.load', key: 'uk/home' });
  expect(log.mock.calls).toEqual([
    ['{"level":40,"time":1764000000000,"op":"content.load","key":"uk/home"}\n'],
  ]);
  vi.useRealTimers();
  log.mockRestore();
});
