import { subscribe, unsubscribe } from 'node:diagnostics_channel';
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

test('an error is published to whoever tracks them, as it was written; a warning is not', () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const published: unknown[] = [];
  const take = (line: unknown) => published.push(JSON.stringify(line));
  subscribe('tailorbird:failure', take);
  writeLog({ level: 'warn', op: 'content.load' });
  writeLog({ level: 'error', op: 'storefront.page', operation: 'GET /' });
  unsubscribe('tailorbird:failure', take);
  expect(published).toEqual([String(log.mock.calls[1]?.[0]).trim()]);
  log.mockRestore();
});
