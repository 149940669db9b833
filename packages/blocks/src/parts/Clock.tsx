import { createContext, useCallback, useContext } from 'react';
import { usePageFacts } from '../page/PageFacts.tsx';

/** Tells the time, in milliseconds since 1970. Stories and tests give one that stands still, or moves as they say. */
export const ClockContext = createContext<(() => number) | undefined>(undefined);

const present = () => Date.now();

/** The clock a block goes by: for an editor who looks at a moment it stands still there. */
export function useClock(): () => number {
  const given = useContext(ClockContext);
  const { moment } = usePageFacts();
  const then = useCallback(() => Number(moment), [moment]);
  return given ?? (moment ? then : present);
}
