import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTicker, type Hold } from './createTicker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started() {
  const onTick = vi.fn<() => void>();
  return { onTick, ticker: createTicker(3500, onTick) };
}

test('blocks §4 benefit bar 1: it moves on when 3,500 ms are over, and after each further 3,500', () => {
  const { onTick } = started();
  vi.advanceTimersByTime(3499);
  expect(onTick).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(onTick).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(7000);
  expect(onTick).toHaveBeenCalledTimes(3);
});

const reasons: readonly Hold[] = ['pointer', 'focus', 'hidden', 'stopped', 'still'];

test.each(reasons)(
  'blocks §4 benefit bar 2: held by “%s” it rests, and waits a whole interval when let go',
  (reason) => {
    const { onTick, ticker } = started();
    vi.advanceTimersByTime(3000);
    ticker.hold(reason, true);
    vi.advanceTimersByTime(60_000);
    ticker.hold(reason, false);
    vi.advanceTimersByTime(3499);
    expect(onTick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTick).toHaveBeenCalledOnce();
  },
);

test('held twice it rests until both have let go', () => {
  const { onTick, ticker } = started();
  ticker.hold('hidden', true);
  ticker.hold('pointer', true);
  ticker.hold('hidden', false);
  vi.advanceTimersByTime(60_000);
  expect(onTick).not.toHaveBeenCalled();
});

test('being let go by what never held it does not make it wait longer', () => {
  const { onTick, ticker } = started();
  vi.advanceTimersByTime(3000);
  ticker.hold('focus', false);
  vi.advanceTimersByTime(500);
  expect(onTick).toHaveBeenCalledOnce();
});

test('once ended it never moves again', () => {
  const { onTick, ticker } = started();
  ticker.end();
  vi.advanceTimersByTime(60_000);
  expect(onTick).not.toHaveBeenCalled();
});
