import type { Page } from 'playwright-core';
import type { Gallery } from './gallery.ts';
import { layoutChanges, screensWithin } from './layoutChanges.ts';
import { scaledDown } from './pixels.ts';
import { type Screen, screens, screensBetween } from './screens.ts';
import { settle } from './settle.ts';
import { shownStyles } from './shownStyles.ts';

/** One story, or page of the shop, at one width, `{id}.{width}`, as the browser encoded it. */
export type Picture = { readonly name: string; readonly png: Buffer };

/** A picture of what has come to rest, whether it is the one that was accepted, and if not, with which styles it was taken. */
export type Taken = Picture & { readonly isAccepted: boolean; readonly styles?: readonly string[] };

/** What is done with the pictures as they come. */
export interface Taking {
  readonly gallery: Gallery;
  readonly ids: readonly string[];
  /** Pages open at each width: what is shown at a width is shared out among them. */
  readonly pages: number;
  readonly onPicture: (picture: Taken) => Promise<void>;
  /** Whether a picture is the one that was accepted: that one is not taken again to see whether it has come to rest. */
  readonly isAccepted: (picture: Picture) => Promise<boolean>;
}

/**
 * Pictures each at each width in several pages of one browser, and hands each picture on as it is taken: on a phone and
 * a desktop, and at the widths between where its layout is another. Answers what those said that could not be shown.
 */
export async function takePictures(taking: Taking): Promise<string[]> {
  const [narrowest] = screens;
  const within = new Map<Screen, string[]>(screensBetween.map((screen) => [screen, []]));
  const note = async (page: Page, id: string): Promise<void> => {
    for (const screen of screensWithin(await layoutChanges(page))) within.get(screen)?.push(id);
  };
  const ends = await Promise.all(
    screens.map((screen) =>
      takeAt(taking, { screen, ...(taking.gallery.hasBetween && screen === narrowest && { note }) }),
    ),
  );
  const between = await Promise.all(
    [...within].map(([screen, ids]) => takeAt({ ...taking, ids: ids.toSorted() }, { screen })),
  );
  return [...ends, ...between].flat();
}

async function takeAt(
  { gallery, ids, pages, onPicture, isAccepted }: Taking,
  { screen, note }: { readonly screen: Screen; readonly note?: (page: Page, id: string) => Promise<void> },
): Promise<string[]> {
  const queue = [...ids];
  const failures: string[] = [];
  const work = async () => {
    const page = await gallery.open(screen);
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        await onPicture(await takePicture(gallery, page, { id, width: screen.width }, isAccepted));
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

/** Shows a part in an open page and takes its picture once it has come to rest. */
export async function takePicture(
  gallery: Gallery,
  page: Page,
  { id, width }: { readonly id: string; readonly width: number },
  isAccepted: Taking['isAccepted'],
): Promise<Taken> {
  await gallery.show(page, id);
  await settle(page);
  const name = `${id}.${width}`;
  const taken = await shootStill(page, gallery.scale, (png) => isAccepted({ name, png }));
  const styles = taken.isAccepted ? undefined : await shownStyles(page);
  await page.mouse.move(0, 0);
  return { name, ...taken, ...(styles && { styles }) };
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
      await window.__nextFrame();
    }
    pixel.remove();
  }, 6);
}

/**
 * The page once it is as accepted, or three pictures of it are the same: the browser draws a large picture after it has
 * drawn the rest, on a busy machine a while after.
 */
async function shootStill(page: Page, scale: number, isAccepted: (png: Buffer) => Promise<boolean>) {
  let last = await shoot(page, scale);
  if (await isAccepted(last)) return { png: last, isAccepted: true };
  for (let same = 0, again = 0; same < 2 && again < 20; again += 1) {
    await drawFrames(page);
    const next = await shoot(page, scale);
    same = next.equals(last) ? same + 1 : 0;
    last = next;
  }
  return { png: last, isAccepted: await isAccepted(last) };
}

/** The whole page; the fast encoding, as it is read once and kept in another form. */
async function shoot(page: Page, scale: number): Promise<Buffer> {
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
    return await scaledDown(Buffer.from(data, 'base64'), scale);
  } finally {
    await session.detach();
  }
}
