import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const film = '/v/content/film-wind/mp4_1080p';

const browser = await openBrowser({ pictures: true });

/** A block’s script, its life and a film take their time on a busy machine. */
const patient = { timeout: 15_000 };

/** Waits until the block around a film is alive, and what watches the film for coming into view has been told of it. */
async function untilWatched(video: Locator): Promise<void> {
  await expect
    .poll(
      () => video.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
      patient,
    )
    .toBe(true);
  await video.evaluate(
    () =>
      new Promise<void>((told) => {
        // Effects run in the frames after an element has come alive, observers are told in the one after those.
        const frames = (left: number) =>
          left === 0 ? setTimeout(told) : requestAnimationFrame(() => frames(left - 1));
        frames(6);
      }),
  );
}

/** The page with a film on it, scrolled to the film; `asked` lists the films the browser has asked for. */
async function atTheFilm(options: BrowserContextOptions = {}, before = (_page: Page): unknown => undefined) {
  const shopper = await newShopper(browser, options);
  const page = await shopper.newPage();
  await before(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v\/.+\/\w+$/.test(pathname) && request.resourceType() === 'media') asked.push(pathname);
  });
  await page.goto('/us');
  await alive(page);
  const video = page.locator('video');
  await video.scrollIntoViewIfNeeded();
  await untilWatched(video);
  return { shopper, page, asked, video };
}

it('services §4 film: plays once it is in view, by ranges of an MP4', async () => {
  const { shopper, asked } = await atTheFilm();
  await expect.poll(() => asked, patient).toContain(film);
  const { request } = shopper;
  const part = await request.get(film, { headers: { range: 'bytes=0-99' } });
  expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([
    206,
    'video/mp4',
    100,
  ]);
  await shopper.close();
});

it('a film stays a picture for those who asked for less motion or less data, and plays when they say so', async () => {
  const savesData = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  for (const still of [await atTheFilm({ reducedMotion: 'reduce' }), await atTheFilm({}, savesData)]) {
    expect(await still.video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    expect(still.asked).toEqual([]);
    const picture = still.page.locator('img:has(+ video)');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), patient)
      .toBeGreaterThan(0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/v\/content\/film-wind\?w=\d+/,
    );
    expect(await picture.boundingBox()).toEqual(await still.video.boundingBox());
    await still.page.getByRole('button', { name: /^Play film/ }).click();
    await expect.poll(() => still.asked, patient).toContain(film);
    await still.shopper.close();
  }
});
