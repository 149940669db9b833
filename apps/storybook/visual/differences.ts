import type { Browser, Page } from 'playwright-core';
import type { Picture } from './pictures.ts';

/** A picture that is not as accepted. `pixels` counts those of another colour; `diff` shows them in red. */
export type Difference = {
  readonly name: string;
  readonly kind: 'new' | 'gone' | 'changed';
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly diff?: Buffer;
  readonly pixels: number;
};

/**
 * The rounded corner of a fixed element is smoothed by the compositor, not always to the same shade: at most 16 pixels by
 * at most 22 of 255 were seen on unchanged pages. Anything more, or anywhere stronger, is a difference.
 */
const noise = { pixels: 32, levels: 24 };

/** Counts the differing pixels of two PNGs in the browser, which has a decoder; sizes may differ. */
async function comparePixels(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; levels: number; diff: Buffer }> {
  const { pixels, levels, url } = await page.evaluate(
    async ([left, right]) => {
      const load = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      };
      const [a, b] = await Promise.all([load(left), load(right)]);
      const width = Math.max(a.width, b.width);
      const height = Math.max(a.height, b.height);
      const read = (image: ImageBitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('The browser has no 2d canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [one, two] = [read(a), read(b)];
      const from = new Uint32Array(one.data.buffer);
      const to = new Uint32Array(two.data.buffer);
      let count = 0;
      let strongest = 0;
      for (let index = 0; index < from.length; index += 1) {
        if (from[index] === to[index]) two.data[index * 4 + 3] = 40;
        else {
          count += 1;
          for (let channel = index * 4; channel < index * 4 + 4; channel += 1) {
            strongest = Math.max(strongest, Math.abs((one.data[channel] ?? 0) - (two.data[channel] ?? 0)));
          }
          two.data.set([220, 0, 40, 255], index * 4);
        }
      }
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.putImageData(two, 0, 0);
      return { pixels: count, levels: strongest, url: canvas.toDataURL('image/png') };
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
  return { pixels, levels, diff: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

/** What differs between the accepted pictures and those just taken: bytes first, pixels only where bytes differ. */
export async function differences(
  browser: Browser,
  accepted: ReadonlyMap<string, Buffer>,
  taken: readonly Picture[],
): Promise<Difference[]> {
  const names = new Set(taken.map(({ name }) => name));
  const found: Difference[] = [...accepted]
    .filter(([name]) => !names.has(name))
    .map(([name, before]) => ({ name, kind: 'gone', before, pixels: 0 }));
  const page = await browser.newPage();
  for (const { name, png: after } of taken) {
    const before = accepted.get(name);
    if (!before) found.push({ name, kind: 'new', after, pixels: 0 });
    else if (!before.equals(after)) {
      const { pixels, levels, diff } = await comparePixels(page, before, after);
      const isNoise = pixels <= noise.pixels && levels <= noise.levels;
      if (!isNoise) found.push({ name, kind: 'changed', before, after, diff, pixels });
    }
  }
  await page.close();
  return found;
}
