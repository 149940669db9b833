import { useEffect, useState } from 'react';

/** A wait shorter than this is not shown (commerce §9 fetch delay): what comes and goes at once only flickers. */
const fetchDelayMs = 200;

/** Whether something has kept the shopper waiting long enough to say so. */
export function useWaiting(busy: boolean): boolean {
  const [long, setLong] = useState(false);
  // The external system is time.
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLong(true), fetchDelayMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  return busy && long;
}
