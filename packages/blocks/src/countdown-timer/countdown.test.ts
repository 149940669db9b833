import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextTick, secondsLeft, timeLeft, watchCountdown } from './countdown.ts';

const start = Date.parse('2026-11-27T09:00:00Z');
const end = Date.parse('2026-11-27T12:00:00Z');
const span = { start, end };

test('blocks §4 countdown 1: there is nothing to show before the start, and time from the start on', () => {
  expect(secondsLeft(start - 1, span)).toBeUndefined();
  expect(secondsLeft(start, span)).toBe(3 * 3600);
});

test('blocks §4 countdown 3: at its end it shows zeros, and no less', () => {
  expect(timeLeft(secondsLeft(end, span) ?? -1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(secondsLeft(end + 1e9, span)).toBe(0);
  expect(secondsLeft(end - 1, span)).toBe(1);
});

test('days, hours, minutes and seconds are told apart', () => {
  expect(timeLeft(2 * 86_400 + 3 * 3600 + 4 * 60 + 5)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('a start a year away does not wait longer than a timer can', () => {
  expect(nextTick(start - 365 * 86_400_000, span)).toBe(2 ** 31 - 1);
});

describe('while a page is open', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function watchFrom(at: number) {
    vi.setSystemTime(at);
    const onTick = vi.fn<() => void>();
    return { onTick, stop: watchCountdown(span, () => Date.now(), onTick) };
  }

  test.each([
    ['blocks §4 countdown 2: it ticks every second'],
    ['blocks §9 countdown 1: a tick is one second'],
  ])('%s', () => {
    const { onTick } = watchFrom(start);
    vi.advanceTimersByTime(999);
    expect(onTick).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(onTick).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(onTick).toHaveBeenCalledTimes(11);
  });

  test('its ticks fall on the end, however it began', () => {
    const { onTick } = watchFrom(end - 1300);
    vi.advanceTimersByTime(300);
    expect(onTick).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(onTick).toHaveBeenCalledTimes(2);
  });

  test('it starts by itself, and does not tick before', () => {
    const { onTick } = watchFrom(start - 60_000);
    vi.advanceTimersByTime(59_999);
    expect(onTick).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(onTick).toHaveBeenCalledTimes(1);
  });

  test('after its end it ticks no more, nor once it is no longer watched', () => {
    const { onTick } = watchFrom(end - 1000);
    vi.advanceTimersByTime(60_000);
    expect(onTick).toHaveBeenCalledTimes(1);
    const left = watchFrom(start);
    left.stop();
    vi.advanceTimersByTime(60_000);
    expect(left.onTick).not.toHaveBeenCalled();
  });
});
