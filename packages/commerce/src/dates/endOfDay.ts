const dayMs = 24 * 3_600_000;
/** A day ends last where clocks are twelve hours behind. */
const slackMs = 12 * 3_600_000;

/**
 * When a day is over everywhere.
 * @param day Days since 1 January 1970.
 * @returns Milliseconds since 1970.
 */
export function endOfDay(day: number): number {
  return (day + 1) * dayMs + slackMs;
}
