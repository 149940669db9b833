/** Why a thing that moves by itself rests: it is pointed at, it has the focus, its tab is hidden, the shopper stopped it, or wants no motion. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'stopped' | 'still';

/** A clock that rests while anything holds it. */
export interface Ticker {
  readonly hold: (reason: Hold, held: boolean) => void;
  readonly end: () => void;
}

/** Calls `onTick` every `interval` milliseconds. After a rest it waits a whole interval before it moves again. */
export function createTicker(interval: number, onTick: () => void): Ticker {
  const holds = new Set<Hold>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (): void => {
    clearTimeout(timer);
    timer = holds.size > 0 ? undefined : setTimeout(tick, interval);
  };
  const tick = (): void => {
    onTick();
    wait();
  };

  wait();
  return {
    hold: (reason, held) => {
      if (held === holds.has(reason)) return;
      if (held) holds.add(reason);
      else holds.delete(reason);
      wait();
    },
    end: () => clearTimeout(timer),
  };
}
