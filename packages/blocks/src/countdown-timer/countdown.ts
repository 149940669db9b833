/** What is counted down, in milliseconds since 1970. */
export interface CountdownSpan {
  readonly start: number;
  readonly end: number;
}

/** What a countdown shows. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A tick, in milliseconds (blocks §9). */
const tick = 1000;

/** The longest a browser’s timer can wait, in milliseconds. */
const maxWait = 2 ** 31 - 1;

/** Whole seconds to the end, begun ones counted; 0 from the end on; nothing before the start (blocks §4 countdown). */
export function secondsLeft(now: number, { start, end }: CountdownSpan): number | undefined {
  if (now < start) return undefined;
  return Math.max(0, Math.ceil((end - now) / tick));
}

/** Since when a countdown has shown what it shows: the same all through a tick; nothing before the start. */
export function shownSince(now: number, { start, end }: CountdownSpan): number | undefined {
  const left = secondsLeft(now, { start, end });
  return left === undefined ? undefined : Math.max(start, end - left * tick);
}

/** Days, hours, minutes and seconds that together are `seconds`. */
export function timeLeft(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** How long until a countdown shows something else, in milliseconds; nothing once it is over. */
export function nextTick(now: number, { start, end }: CountdownSpan): number | undefined {
  if (now >= end) return undefined;
  if (now < start) return Math.min(start - now, maxWait);
  return (end - now) % tick || tick;
}

/** Calls `onTick` whenever a countdown shows something else, until told to stop. */
export function watchCountdown(span: CountdownSpan, now: () => number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const pause = nextTick(now(), span);
    if (pause === undefined) return;
    timer = setTimeout(() => {
      onTick();
      wait();
    }, pause);
  };
  wait();
  return () => clearTimeout(timer);
}
