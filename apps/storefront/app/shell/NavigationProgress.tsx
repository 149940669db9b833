import { ProgressBar } from '@tailorbird/ui/ProgressBar';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

const throttleMs = 200;
const wholeMs = 5000;
const stepMs = 250;

/** The loading bar: appears when a page takes longer than 200 ms and fills over 5 s (commerce §9). */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  const [elapsed, setElapsed] = useState(0);
  // The external system is time.
  useEffect(() => {
    if (!busy) return;
    const started = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - started), stepMs);
    return () => {
      clearInterval(timer);
      setElapsed(0);
    };
  }, [busy]);
  return busy && elapsed >= throttleMs ? <ProgressBar value={progressAfter(elapsed)} /> : null;
}

/** Per cent after so many milliseconds: it nears the end over 5 s and waits there for the page. */
export function progressAfter(elapsedMs: number): number {
  return Math.round(Math.min(elapsedMs / wholeMs, 0.95) * 100);
}
