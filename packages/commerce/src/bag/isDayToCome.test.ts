import { expect, test } from 'vitest';
import { isDayToCome } from './isDayToCome.ts';

const now = new Date('2026-11-21T10:00:00Z');

test.each(['2026-11-21', '2026-11-20', '2026-12-24', '2028-02-29'])(
  '%s is still to come somewhere',
  (day) => {
    expect(isDayToCome(day, now)).toBe(true);
  },
);

test.each(['2026-11-19', '2027-02-32', '2026-13-01', '24/12/2026', 'tomorrow', '275760-01-01', ''])(
  '%s is over, or no day',
  (text) => {
    expect(isDayToCome(text, now)).toBe(false);
  },
);
