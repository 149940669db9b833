import { failedImport } from '@tailorbird/engine/failedImport';

const key = 'chunk-reload';
const pauseMs = 60_000;

/**
 * After a deployment an open page may ask for a script that is gone. One that cannot be shown without it is reloaded, at
 * most every 60 s (commerce §8); not offline, where nothing would come instead. Whether this error asks for it now.
 */
export function asksForReload(error: unknown): boolean {
  return failedImport(error) !== undefined && navigator.onLine && mayReload(lastReload(), Date.now());
}

/** Loads the page anew, and remembers when. */
export function reloadOnMissingChunk(): void {
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

/** Without storage there is no telling when the last was, and none is made. */
function lastReload(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return String(Date.now());
  }
}

/** Whether the last reload, as remembered, is long enough ago. */
export function mayReload(remembered: string | null, now: number): boolean {
  const last = Number(remembered ?? Number.NaN);
  return Number.isNaN(last) || now - last >= pauseMs;
}
