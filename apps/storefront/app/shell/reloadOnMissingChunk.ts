const key = 'chunk-reload';
const pauseMs = 60_000;

/**
 * After a deployment an open page may ask for a chunk that is gone: reload once, at most every 60 s
 * (commerce §8). Vite raises `vite:preloadError` for exactly this.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage.getItem(key), Date.now())) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}

/** Whether the last reload, as remembered, is long enough ago. */
export function mayReload(remembered: string | null, now: number): boolean {
  const last = Number(remembered ?? Number.NaN);
  return Number.isNaN(last) || now - last >= pauseMs;
}
