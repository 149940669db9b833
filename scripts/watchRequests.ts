import type { Page, Request } from 'playwright-core';

const quietMs = 500;
const maxWaitMs = 30_000;

/**
 * Watches what a page asks for. The answer resolves, as often as it is called, once nothing has been under way for half a
 * second, or after 30 seconds with the addresses that have not been answered. Playwright's own `networkidle` does not
 * always come, though nothing is under way.
 */
export function watchRequests(page: Page): () => Promise<readonly string[]> {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  const began = (request: Request) => {
    underWay.add(request);
    changedAt = performance.now();
  };
  const ended = (request: Request) => {
    underWay.delete(request);
    changedAt = performance.now();
  };
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  return async () => {
    const giveUpAt = performance.now() + maxWaitMs;
    const isQuiet = () => underWay.size === 0 && performance.now() - changedAt >= quietMs;
    while (!isQuiet() && performance.now() < giveUpAt)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return [...underWay].map((request) => request.url());
  };
}
