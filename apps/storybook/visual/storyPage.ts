import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { freeze, stillPlayers } from './frozen.ts';
import type { Screen } from './screens.ts';

/** Where the built Storybook is, for a page that asks no network. */
export const storybookOrigin = 'http://storybook.test';
const frozenAt = new Date('2026-03-02T09:00:00Z');
const storyTimeoutMs = 15_000;
/** Storybook hides the page while it loads a story, sometimes until a dialog has opened, which then finds nothing to focus. */
const shownWhileLoading = 'body.sb-show-preparing-story > #storybook-root { display: block !important }';
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** What a page is opened with beyond the usual. */
export interface Opening {
  /** More of what the toolbar has, e.g. `;words:long`. */
  readonly toolbar?: string;
  /** Changes the text of each script as it is served; the styles of the shop are in them. */
  readonly served?: (script: string) => string;
}

/** The file a path of the built Storybook leads to. */
export function builtFile(
  built: string,
  pathname: string,
): { path: string; contentType: string } | undefined {
  const asked = join(built, decodeURIComponent(pathname));
  const path = [asked, join(asked, 'index.html')].find(
    (file) => file.startsWith(join(built, '/')) && existsSync(file) && statSync(file).isFile(),
  );
  if (path === undefined) return undefined;
  return { path, contentType: contentTypes[extname(path)] ?? 'application/octet-stream' };
}

/** Answers every request from the built folder, and none from anywhere else. */
export async function serveFrom(
  built: string,
  context: BrowserContext,
  { served }: Pick<Opening, 'served'>,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== storybookOrigin) return route.abort();
    const file = builtFile(built, url.pathname);
    if (file === undefined) return route.fulfill({ status: 404, body: '' });
    if (served !== undefined && file.contentType === 'text/javascript')
      return route.fulfill({ body: served(readFileSync(file.path, 'utf8')), contentType: file.contentType });
    return route.fulfill(file);
  });
}

/** A film says that it plays and stands at its picture: one that cannot be had would stop at its own time. */
function startFilms(): void {
  HTMLMediaElement.prototype.play = function startFilm() {
    this.dispatchEvent(new Event('play'));
    return new Promise(() => {});
  };
}

/** Shown while a page opens and the fonts come. What measures itself would be measured in another font. */
const openingStory = 'primitives-heading--every-size';

/** Opens the built Storybook in a page of its own: no network, one moment, motion frozen in it, the same chance, all fonts there. */
export async function openStoryPage(
  browser: Browser,
  built: string,
  { width, height }: Screen,
  { toolbar = '', ...opening }: Opening = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'no-preference',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    baseURL: storybookOrigin,
  });
  await serveFrom(built, context, opening);
  const page = await context.newPage();
  await freeze(page);
  await page.addInitScript(startFilms);
  await page.clock.setFixedTime(frozenAt);
  await page.goto(
    `/iframe.html?viewMode=story&id=${openingStory}&globals=motion:frozen;a11y.manual:!true${toolbar}`,
  );
  await page.addStyleTag({ content: `${stillPlayers} ${shownWhileLoading}` });
  // A story that is left while it is still being shown makes Storybook load the page again.
  await page.waitForFunction(() => {
    // Storybook puts its preview on the window; only the phase of what it shows is read.
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
  });
  // Storybook names fonts of its own that it does not bring.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  });
  return page;
}

/** Makes the page show a story and resolves when its play function has finished; rejects with the story's own error. */
export async function showStory(page: Page, storyId: string): Promise<void> {
  // A browser rings what a script focuses or not by what was used last, in the story before: here always a key.
  await page.keyboard.press('Pause');
  await page.evaluate(
    ([id, timeout]) =>
      new Promise<void>((resolve, reject) => {
        type Channel = {
          on: (event: string, listener: (data: unknown) => void) => void;
          off: (event: string, listener: (data: unknown) => void) => void;
          emit: (event: string, data: unknown) => void;
        };
        // Storybook puts its channel on the window of the preview; the rest is ours.
        const {
          __STORYBOOK_ADDONS_CHANNEL__: channel,
          __STORYBOOK_PREVIEW__: preview,
          __sameChance,
          __usualTimeout: usualTimeout,
        } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
          __STORYBOOK_PREVIEW__: { currentRender?: { id?: string; phase?: string } };
          __sameChance: () => void;
          __usualTimeout: typeof setTimeout;
        };
        // The story a page opened with is there already, and is not shown twice.
        if (preview.currentRender?.id === id && preview.currentRender.phase === 'finished') return resolve();
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
          const message = (data as { message?: string } | undefined)?.message ?? JSON.stringify(data);
          reject(new Error(`${id}: ${message}`));
        };
        const timer = usualTimeout(() => failed({ message: 'it did not finish in time' }), timeout);
        const finish = () => {
          clearTimeout(timer);
          channel.off('storyFinished', done);
          for (const event of failures) channel.off(event, failed);
        };
        channel.on('storyFinished', done);
        for (const event of failures) channel.on(event, failed);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo(0, 0);
        localStorage.clear();
        sessionStorage.clear();
        __sameChance();
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    [storyId, storyTimeoutMs] as const,
  );
}
