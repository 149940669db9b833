import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { pointedAt, type Screen } from './screens.ts';

const origin = 'http://storybook.test';
const frozenAt = new Date('2026-03-02T09:00:00Z');
const storyTimeoutMs = 15_000;
/** The browser's own player turns a wheel for ever before a film it cannot load, and is not ours to test. */
const stillPlayers = 'video::-webkit-media-controls { display: none !important }';
/** Storybook hides the page while it loads a story, sometimes until a dialog has opened, which then finds nothing to focus. */
const shownWhileLoading = 'body.sb-show-preparing-story > #storybook-root { display: block !important }';
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What a page is opened with beyond the usual. */
export interface Opening {
  /** More of what the toolbar has, e.g. `;words:long`. */
  readonly toolbar?: string;
  /** Changes the text of each script as it is served; the styles of the shop are in them. */
  readonly served?: (script: string) => string;
}

/** Answers every request from the built folder, and none from anywhere else. */
async function serveFrom(
  built: string,
  context: BrowserContext,
  { served }: Pick<Opening, 'served'>,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const asked = join(built, decodeURIComponent(url.pathname));
    if (url.origin !== origin || !asked.startsWith(built)) return route.abort();
    const file = [asked, join(asked, 'index.html')].find(
      (path) => existsSync(path) && statSync(path).isFile(),
    );
    if (file === undefined) return route.fulfill({ status: 404, body: '' });
    const contentType = contentTypes[extname(file)];
    if (served !== undefined && extname(file) === '.js')
      return route.fulfill({ body: served(readFileSync(file, 'utf8')), contentType: 'text/javascript' });
    return route.fulfill({ path: file, ...(contentType !== undefined && { contentType }) });
  });
}

/** Chance gives the same numbers in every run; `__sameChance()` begins them anew, so that no story depends on another. */
function freezeChance(): void {
  let state = 1;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  Object.assign(window, {
    __sameChance: () => {
      state = 1;
    },
  });
}

/** Shown while a page opens and the fonts come. What measures itself would be measured in another font. */
const openingStory = 'primitives-heading--every-size';

/** Opens the built Storybook in a page of its own: no network, one moment, no motion, the same chance, all fonts there. */
export async function openStoryPage(
  browser: Browser,
  built: string,
  { width, height }: Screen,
  { toolbar = '', ...opening }: Opening = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    baseURL: origin,
  });
  await serveFrom(built, context, opening);
  const page = await context.newPage();
  await page.addInitScript(freezeChance);
  await page.clock.setFixedTime(frozenAt);
  await page.goto(
    `/iframe.html?viewMode=story&id=${openingStory}&globals=motion:none;a11y.manual:!true${toolbar}`,
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
        } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
          __STORYBOOK_PREVIEW__: { currentRender?: { id?: string; phase?: string } };
          __sameChance: () => void;
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
        const timer = setTimeout(() => failed({ message: 'it did not finish in time' }), timeout);
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

/** Where the pointer rests while a story is pictured: in the corner, or on the first thing to press of one that shows that. */
function placeOfPointer(tag: string): { x: number; y: number } {
  // Storybook puts its preview on the window; only the tags of what it shows are read.
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { tags: readonly string[] } } };
  };
  const shown = preview?.currentRender?.story;
  const pressed = document.querySelector('#storybook-root :is(a, button)');
  if (pressed === null || shown?.tags.includes(tag) !== true) return { x: 0, y: 0 };
  const { left, top, width, height } = pressed.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Waits until nothing more will change: pictures below the fold loaded, fonts ready, and a few frames in which nobody,
 * measuring or being told of a size, has changed the page.
 */
export async function settle(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(placeOfPointer, pointedAt);
  await page.mouse.move(x, y);
  await page.evaluate(
    async ([quietFrames, maxFrames, isPointedAt]) => {
      // What is pointed at may ask for another picture, some frames later.
      if (isPointedAt) await new Promise((resolve) => setTimeout(resolve, 200));
      for (const image of document.images) {
        image.loading = 'eager';
        image.decoding = 'sync';
      }
      // A picture told to load at once begins anew, and says that its decoding was given up: ask until it is there, or has
      // failed for two seconds.
      const there = async (image: HTMLImageElement): Promise<void> => {
        for (let failed = 0, waits = 0; failed < 20 && waits < 200; waits += 1) {
          const decoded = await image.decode().then(
            () => true,
            () => false,
          );
          if (decoded && image.naturalWidth > 0) return;
          if (image.complete) failed += 1;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      };
      await Promise.all([...document.images].map(there));
      await document.fonts.ready;
      let quiet = 0;
      const observer = new MutationObserver(() => {
        quiet = 0;
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      for (let frame = 0; quiet < quietFrames && frame < maxFrames; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        quiet += 1;
      }
      observer.disconnect();
    },
    [6, 120, x > 0] as const,
  );
}
