import { createContext, useContext } from 'react';

/** Tells the time, in milliseconds since 1970. Stories and tests give one that stands still, or moves as they say. */
export const ClockContext = createContext<() => number>(() => Date.now());

/** The clock a block goes by. */
export function useClock(): () => number {
  return useContext(ClockContext);
}
