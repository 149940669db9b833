import { useEffect, useState } from 'react';

/** How long each benefit is shown, in milliseconds (blocks §9). */
const tickerInterval = 3500;

/** Advances through `count` things and back to the first, while nothing holds it and the shopper accepts motion. */
export function useTicker(count: number) {
  const [at, setAt] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  // The browser tells when the tab is hidden.
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  // The clock: one tick for each thing shown.
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (count < 2 || stopped || pointed || focused || hidden || still) return;
    const timer = setTimeout(() => setAt((at + 1) % count), tickerInterval);
    return () => clearTimeout(timer);
  }, [at, count, stopped, pointed, focused, hidden]);

  return {
    at,
    stopped,
    toggle: () => setStopped(!stopped),
    holders: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
