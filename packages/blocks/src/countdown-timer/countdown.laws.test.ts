import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTick, secondsLeft, shownSince, timeLeft } from './countdown.ts';

const start = 1_000_000_000_000;
const instant = fc.integer({ min: start, max: start + 10_000_000_000 });

test('the parts of the time left make it whole, and each is within its clock', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (whole) => {
      const { days, hours, minutes, seconds } = timeLeft(whole);
      expect(days * 86_400 + hours * 3600 + minutes * 60 + seconds).toBe(whole);
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});

test('every tick takes exactly one second off', () => {
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      fc.pre(one !== other);
      const [now, end] = [Math.min(one, other), Math.max(one, other)];
      const span = { start, end };
      const before = secondsLeft(now, span) ?? 0;
      expect(secondsLeft(now + (nextTick(now, span) ?? 0), span)).toBe(before - 1);
    }),
  );
});

test('all through a tick it has shown the same since the same moment, which is past', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 10_000_000_000 }), fc.nat(999), (now, rest, later) => {
      const span = { start, end: now + rest };
      const since = shownSince(now, span) ?? Number.NaN;
      expect(since).toBeLessThanOrEqual(now);
      expect(secondsLeft(since, span)).toBe(secondsLeft(now, span));
      const within = Math.min(now + later, now + (nextTick(now, span) ?? 0) - 1);
      expect(shownSince(within, span)).toBe(since);
    }),
  );
});
