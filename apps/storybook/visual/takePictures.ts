import type { Browser, Page } from 'playwright-core';
import { layoutChanges, screensWithin } from './layoutChanges.ts';
import { type Screen, screens, screensBetween } from './screens.ts';
import { settle } from './settle.ts';
import { openStoryPage, showStory } from './storyPage.ts';

/** One story at one width, `{storyId}.{width}`, as the browser encoded it. */
export type Picture = { readonly name: string; readonly png: Buffer };

/** A picture of what has come to rest, and whether it is the one that was accepted. */
export type Taken = Picture & { readonly isAccepted: boolean };

/** What is done with the pictures as they come. */
export interface Taking {
  readonly browser: Browser;
  readonly built: string;
  readonly ids: readonly string[];
  /** Pages open at each width: the stories of a width are shared out among them. */
  readonly pages: number;
  readonly onPicture: (picture: Taken) => Promise<void>;
  /** Whether a picture is the one that was accepted: that one is not taken again to see whether it has come to rest. */
  readonly isAccepted: (picture: Picture) => Promise<boolean>;
}

/**
 * Takes every story at each width in several pages of one browser, and hands each picture on as it is taken: on a phone and
 * a desktop, and at the widths between where its layout is another. Answers what the stories said that could not be shown.
 */
export async function takePictures(taking: Taking): Promise<string[]> {
  const [narrowest] = screens;
  const within = new Map<Screen, string[]>(screensBetween.map((screen) => [screen, []]));
  const note = async (page: Page, id: string): Promise<void> => {
    for (const screen of screensWithin(await layoutChanges(page))) within.get(screen)?.push(id);
  };
  const ends = await Promise.all(
    screens.map((screen) => takeAt(taking, { screen, ...(screen === narrowest && { note }) })),
  );
  const between = await Promise.all(
    [...within].map(([screen, ids]) => takeAt({ ...taking, ids: ids.toSorted() }, { screen })),
  );
  return [...ends, ...between].flat();
}

async function takeAt(
  { browser, built, ids, pages, onPicture, isAccepted }: Taking,
  { screen, note }: { readonly screen: Screen; readonly note?: (page: Page, id: string) => Promise<void> },
): Promise<string[]> {
  const queue = [...ids];
  const failures: string[] = [];
  const work = async () => {
    const page = await openStoryPage(browser, built, screen);
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        await onPicture(await takePicture(page, { id, width: screen.width }, isAccepted));
        await note?.(page, id);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push(`${id} at ${screen.width}: ${message.split('\n')[0]}`);
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, ids.length) }, work));
  return failures;
}

/** Shows a story in an open page and takes its picture once it has come to rest. */
export async function takePicture(
  page: Page,
  { id, width }: { readonly id: string; readonly width: number },
  isAccepted: Taking['isAccepted'],
): Promise<Taken> {
  await showStory(page, id);
  await settle(page);
  const name = `${id}.${width}`;
  const taken = await shootStill(page, (png) => isAccepted({ name, png }));
  await page.mouse.move(0, 0);
  return { name, ...taken };
}

/**
 * Has the browser draw some frames that differ in a pixel. It takes up what has changed only when all of the change before
 * it is drawn, so that after them nothing is left that it was still decoding.
 */
function drawFrames(page: Page): Promise<void> {
  return page.evaluate(async (count) => {
    const pixel = document.createElement('i');
    document.documentElement.append(pixel);
    for (let frame = 0; frame < count; frame += 1) {
      const colour = frame % 2 === 0 ? 'black' : 'white';
      pixel.style.cssText = `position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;background:${colour}`;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    pixel.remove();
  }, 6);
}

/**
 * The page once it is as accepted, or three pictures of it are the same: the browser draws a large picture after it has
 * drawn the rest, on a busy machine a while after.
 */
async function shootStill(page: Page, isAccepted: (png: Buffer) => Promise<boolean>) {
  let last = await shoot(page);
  if (await isAccepted(last)) return { png: last, isAccepted: true };
  for (let same = 0, again = 0; same < 2 && again < 20; again += 1) {
    await drawFrames(page);
    const next = await shoot(page);
    same = next.equals(last) ? same + 1 : 0;
    last = next;
  }
  return { png: last, isAccepted: await isAccepted(last) };
}

/** The whole page; the fast encoding, as it is read once and kept in another form. */
async function shoot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  try {
    const { cssContentSize } = await session.send('Page.getLayoutMetrics');
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: {
        x: 0,
        y: 0,
        width: Math.ceil(cssContentSize.width),
        height: Math.ceil(cssContentSize.height),
        scale: 1,
      },
    });
    return Buffer.from(data, 'base64');
  } finally {
    await session.detach();
  }
}
