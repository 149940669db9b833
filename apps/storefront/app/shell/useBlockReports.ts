import { type BlockErrorDetail, blockErrorEvent } from '@tailorbird/blocks/BlockBoundary';
import { useEffect } from 'react';
import { asksForReload, reloadOnMissingChunk } from './reloadOnMissingChunk.ts';

const maxReasonLength = 500;

/**
 * Tells the server's log of each block that throws in this browser: its page goes on without it. One that was to be drawn
 * here, and whose script is gone, comes as HTML with the page anew; but not while an overlay is open, in the middle of something.
 */
export function useBlockReports(): void {
  // The external system is the window, where blocks say that they threw.
  useEffect(() => {
    const report = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      // Nothing else dispatches this event.
      const { id, error } = event.detail as BlockErrorDetail;
      const isBusy = document.querySelector(':modal, :popover-open') !== null;
      if (!isBusy && asksForReload(error)) return reloadOnMissingChunk();
      const reason = String(error).slice(0, maxReasonLength);
      const body = JSON.stringify({ block: id, path: location.pathname, reason });
      navigator.sendBeacon('/__report', new Blob([body], { type: 'application/json' }));
    };
    window.addEventListener(blockErrorEvent, report);
    return () => window.removeEventListener(blockErrorEvent, report);
  }, []);
}
