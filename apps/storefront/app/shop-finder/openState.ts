import type { PhysicalShop } from './shop.ts';

/** Whether a shop is open, and until or from when. */
export type OpenState =
  | { readonly tag: 'open'; readonly until: string }
  | { readonly tag: 'closed'; readonly day: string; readonly opens: string }
  | { readonly tag: 'closed-for-good' };

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The state of a shop at an instant, on the clocks of where it stands. */
export function openState({ week, timeZone }: Pick<PhysicalShop, 'week' | 'timeZone'>, now: Date): OpenState {
  const { day, time } = clockIn(timeZone, now);
  const today = week[day];
  if (today && today[0] <= time && time < today[1]) return { tag: 'open', until: today[1] };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const hours = week[(day + ahead) % 7];
    if (!hours || (ahead === 0 && hours[0] <= time)) continue;
    const name = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : (days[(day + ahead) % 7] ?? '');
    return { tag: 'closed', day: name, opens: hours[0] };
  }
  return { tag: 'closed-for-good' };
}

/** Weekday, Sunday 0, and `HH:MM` in a time zone. */
function clockIn(timeZone: string, now: Date): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: days.findIndex((name) => name === part('weekday')),
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The hours of a week, with days of the same hours put together: `Monday to Saturday`, `9.30am to 5.30pm`. */
export function weekText(week: PhysicalShop['week']): { days: string; hours: string }[] {
  const fromMonday = [1, 2, 3, 4, 5, 6, 0] as const;
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const day of fromMonday) {
    const own = week[day];
    const hours = own ? `${timeText(own[0])} to ${timeText(own[1])}` : 'Closed';
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({ days: runText(first, last), hours }));
}

function runText(first: number, last: number): string {
  if (first === 1 && last === 0) return 'Every day';
  return first === last ? (days[first] ?? '') : `${days[first]} to ${days[last]}`;
}

/** `17:30` as it is said: `5.30pm`. */
export function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
