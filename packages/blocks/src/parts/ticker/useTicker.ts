import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createTicker, type Ticker } from './createTicker.ts';

const stillness = '(prefers-reduced-motion: reduce)';

/** Tells the ticker whether its tab is hidden and whether the shopper wants no motion, until told to stop. */
function watch(ticker: Ticker): () => void {
  const motion = window.matchMedia(stillness);
  const look = (): void => {
    ticker.hold('hidden', document.hidden);
    ticker.hold('still', motion.matches);
  };
  look();
  document.addEventListener('visibilitychange', look);
  motion.addEventListener('change', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    motion.removeEventListener('change', look);
  };
}

/**
 * Calls `onTick` every `interval` milliseconds (never without one), except while pointed at, focused, out of sight,
 * stopped, or unwelcome. `holders` go on what it moves, `toggle` on its button (WCAG 2.2.2).
 */
export function useTicker(interval: number | undefined, onTick: () => void) {
  const ticker = useRef<Ticker>(undefined);
  const [stopped, setStopped] = useState(false);
  const tick = useEffectEvent(onTick);

  useEffect(() => {
    if (interval === undefined) return undefined;
    const made = createTicker(interval, () => tick());
    const unwatch = watch(made);
    ticker.current = made;
    return () => {
      unwatch();
      made.end();
    };
  }, [interval]);

  useEffect(() => ticker.current?.hold('stopped', stopped), [interval, stopped]);

  return {
    stopped,
    toggle: () => setStopped(!stopped),
    holders: {
      onPointerEnter: () => ticker.current?.hold('pointer', true),
      onPointerLeave: () => ticker.current?.hold('pointer', false),
      onFocus: () => ticker.current?.hold('focus', true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        ticker.current?.hold('focus', currentTarget.contains(relatedTarget)),
    },
  };
}
