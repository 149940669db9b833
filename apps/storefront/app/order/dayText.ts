const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** An instant as the shop's day: `4 March 2026`. The same on the server and in every browser. */
export function dayText(instant: string): string {
  return day.format(new Date(instant));
}
