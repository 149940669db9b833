const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a day as a date field sends it (`2026-12-24`), and not over yet where the day ends last. */
export function isDayToCome(text: string, now: Date): boolean {
  return day.test(text) && text >= now.toLocaleDateString('sv-SE', { timeZone: 'Etc/GMT+12' });
}
