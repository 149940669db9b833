import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** One story at one width: `{storyId}.{width}`. */
export type Picture = { readonly name: string; readonly png: Buffer };

/** All pictures of a run, and what the stories said that could not be shown. */
export type Taken = { readonly pictures: readonly Picture[]; readonly failures: readonly string[] };

/** A phone and a desktop: the two widths every change is judged at. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const origin = 'http://storybook.test';
const frozenAt = new Date('2026-03-02T09:00:00Z');
/** The browser's own player turns a wheel for ever before a film it cannot load, and is not ours to test. */
const stillPlayers = 'video::-webkit-media-controls { display: none !important }';
const storyTimeoutMs = 15_000;
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Index = { entries: Record<string, { id: string; type: string; tags?: string[] }> };

function storyIds(built: string): string[] {
  // Storybook wrote this file in this run; its shape is fixed by its version (`v: 5`).
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as Index;
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && !tags?.includes('no-picture'))
    .map(({ id }) => id)
    .sort();
}

/** Answers every request from the built folder, and none from anywhere else. */
async function serveFrom(built: string, context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const file = join(built, decodeURIComponent(url.pathname));
    if (url.origin !== origin || !file.startsWith(built)) return route.abort();
    if (!existsSync(file) || !statSync(file).isFile()) return route.fulfill({ status: 404, body: '' });
    const contentType = contentTypes[extname(file)];
    return route.fulfill({ path: file, ...(contentType !== undefined && { contentType }) });
  });
}

/** Makes the page show a story and resolves when its play function has finished; rejects with the story's own error. */
async function showStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    ([id, timeout]) =>
      new Promise<void>((resolve, reject) => {
        type Channel = {
          on: (event: string, listener: (data: unknown) => void) => void;
          off: (event: string, listener: (data: unknown) => void) => void;
          emit: (event: string, data: unknown) => void;
        };
        // Storybook puts its channel on the window of the preview.
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const failures = [
          'storyMissing',
          'storyErrored',
          'storyThrewException',
          'playFunctionThrewException',
        ];
        const done = (data: unknown) => {
          if ((data as { storyId?: string }).storyId !== id) return;
          finish();
          resolve();
        };
        const failed = (data: unknown) => {
          finish();
          reject(
            new Error(
              `${id}: ${(data as { message?: string } | undefined)?.message ?? JSON.stringify(data)}`,
            ),
          );
        };
        const timer = setTimeout(() => failed({ message: 'it did not finish in time' }), timeout);
        const finish = () => {
          clearTimeout(timer);
          channel.off('storyFinished', done);
          for (const event of failures) channel.off(event, failed);
        };
        channel.on('storyFinished', done);
        for (const event of failures) channel.on(event, failed);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    [storyId, storyTimeoutMs] as const,
  );
}

/** Waits until nothing more will change: pictures below the fold loaded, fonts ready, two frames painted. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function takeAt(
  browser: Browser,
  built: string,
  screen: { width: number; height: number },
): Promise<Taken> {
  const ids = storyIds(built);
  const context = await browser.newContext({
    viewport: screen,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    baseURL: origin,
  });
  await serveFrom(built, context);
  const page = await context.newPage();
  await page.clock.setFixedTime(frozenAt);
  await page.goto(`/iframe.html?viewMode=story&id=${ids[0]}&globals=motion:none`);
  await page.waitForFunction(
    () => '__STORYBOOK_ADDONS_CHANNEL__' in window && document.body.classList.contains('sb-show-main'),
  );
  const pictures: Picture[] = [];
  const failures: string[] = [];
  for (const id of ids) {
    try {
      await showStory(page, id);
      await settle(page);
      const png = await page.screenshot({ fullPage: true, animations: 'disabled', style: stillPlayers });
      pictures.push({ name: `${id}.${screen.width}`, png });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push(`${id} at ${screen.width}: ${message.split('\n')[0]}`);
    }
  }
  await context.close();
  return { pictures, failures };
}

/** Takes every story of a static Storybook at each width, switching stories in one page a width. */
export async function takePictures(browser: Browser, built: string): Promise<Taken> {
  const taken = await Promise.all(screens.map((screen) => takeAt(browser, built, screen)));
  return {
    pictures: taken.flatMap(({ pictures }) => pictures),
    failures: taken.flatMap(({ failures }) => failures),
  };
}
