import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { watchRequests } from '../../../scripts/watchRequests.ts';
import { newShopper } from './browser.ts';
import { alive, withoutPictures } from './journey.ts';

/** A visit to a page that lacks some of its scripts. */
export interface Visit {
  readonly page: Page;
  /** The documents that were loaded, the first page among them. */
  readonly loads: string[];
  /** How often what is gone was asked for. */
  readonly asked: string[];
  /** What the page complained of: nothing that was foreseen is among it. */
  readonly complaints: string[];
  /** Nothing more is asked for. */
  readonly untilQuiet: () => Promise<unknown>;
  /** What was gone is there again. */
  readonly bringBack: () => Promise<void>;
}

/** Arrives at a page of the shop some of whose scripts, named by the beginning of their names, are gone. */
export async function arriveWithout(
  browser: Browser,
  at: string,
  gone: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const page = await (await newShopper(browser, options)).newPage();
  const untilQuiet = watchRequests(page);
  const [loads, asked, complaints]: string[][] = [[], [], []];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads?.push(new URL(request.url()).pathname);
  });
  page.on('pageerror', (error) => complaints?.push(String(error)));
  const scripts = new RegExp(`/assets/(?:${gone})-[\\w-]{8}\\.js`);
  await page.route(scripts, (route) => {
    asked?.push(route.request().url());
    return route.fulfill({ status: 404, body: 'It is gone.' });
  });
  await page.goto(at, withoutPictures);
  await alive(page);
  return {
    page,
    loads: loads ?? [],
    asked: asked ?? [],
    complaints: complaints ?? [],
    untilQuiet,
    bringBack: () => page.unroute(scripts),
  };
}

/** Follows a link of the shop from the page it is on. */
export const followLink = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, to);
