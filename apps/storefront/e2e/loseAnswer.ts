import type { Page, Route } from 'playwright-core';

/** Lets the shop receive what is posted to an address, and loses its answer on the way back, until what it resolves with is called. */
export async function loseAnswer(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const lose = async (route: Route) => {
    if (route.request().method() === 'POST') {
      await route.fetch({ maxRedirects: 0 }).catch(() => undefined);
      await route.abort('connectionreset');
    } else await route.fallback();
  };
  await page.route(address, lose);
  return () => page.unroute(address, lose);
}
