import type { Page } from 'playwright-core';
import { pointedAt } from './screens.ts';

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
 * measuring, scrolling or being told of a size, has changed the page.
 */
export async function settle(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(placeOfPointer, pointedAt);
  await page.mouse.move(x, y);
  await page.evaluate(
    async ([quietFrames, maxFrames, isPointedAt]) => {
      // What is pointed at may ask for another picture, some frames later.
      if (isPointedAt) await new Promise((resolve) => setTimeout(resolve, 200));
      const isAbsent = async ({ currentSrc }: HTMLImageElement): Promise<boolean> =>
        currentSrc === '' ||
        (await fetch(currentSrc).then(
          ({ ok }) => !ok,
          () => true,
        ));
      // A picture told to load at once begins anew, and says that its decoding was given up: ask until it is there, or has
      // failed for two seconds and is not to be had.
      const there = async (image: HTMLImageElement): Promise<void> => {
        for (let failed = 0, waits = 0; failed < 20 && waits < 200; waits += 1) {
          const decoded = await image.decode().then(
            () => true,
            () => false,
          );
          if (decoded && image.naturalWidth > 0) return;
          if (image.complete && (await isAbsent(image))) failed += 1;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      };
      // A story that is drawn anew brings pictures that were not there before.
      const bringNewPictures = async (): Promise<void> => {
        const brought = [...document.images].filter(({ decoding }) => decoding !== 'sync');
        for (const image of brought) {
          image.loading = 'eager';
          image.decoding = 'sync';
        }
        await Promise.all(brought.map(there));
      };
      await bringNewPictures();
      await document.fonts.ready;
      let quiet = 0;
      const moved = (): void => {
        quiet = 0;
      };
      const observer = new MutationObserver(moved);
      document.addEventListener('scroll', moved, { capture: true });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      for (let frame = 0; quiet < quietFrames && frame < maxFrames; frame += 1) {
        await window.__nextFrame();
        await bringNewPictures();
        quiet += 1;
      }
      observer.disconnect();
      document.removeEventListener('scroll', moved, { capture: true });
    },
    [6, 120, x > 0] as const,
  );
}
