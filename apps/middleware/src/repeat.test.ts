import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silent = pino({ level: 'silent' });
const options = { everyMs: 1_000, log: silent, op: 'work', failure: 'the work was not done' };

test('work begins after a pause, or at once, and again after each', async () => {
  const later = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const now = vi.fn<() => Promise<void>>(() => Promise.resolve());
  repeat(later, options);
  repeat(now, { ...options, atOnce: true });
  expect([later.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([later.mock.calls.length, now.mock.calls.length]).toEqual([3, 4]);
});

test('work that takes longer than the pause is not begun a second time, and a stop waits for it', async () => {
  const work = Promise.withResolvers<void>();
  const begin = vi.fn<() => Promise<void>>(() => work.promise);
  const { stop } = repeat(begin, options);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begin).toHaveBeenCalledTimes(1);

  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stopped).toBe(false);
  work.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('work that throws is logged, and done again the next time', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('the disk is full')));
  repeat(work, { ...options, log });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    op: 'work',
    msg: 'the work was not done',
    err: { message: 'the disk is full' },
  });
});
