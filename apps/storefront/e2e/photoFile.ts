import type { Page } from 'playwright-core';

/** A file to be chosen, as the browser is given it. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** What says that it is a photo, and is none. */
export const textFile: ChosenFile = {
  name: 'notes.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This says that it is a photo.'),
};

/** A photo of so many pixels that hardly compresses, as the browser itself encodes it. */
export async function photoFile(
  page: Page,
  name: string,
  width: number,
  height: number,
): Promise<ChosenFile> {
  const encoded = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const context = canvas.getContext('2d');
      for (let at = 0; context && at < wide; at += 4) {
        context.fillStyle = `hsl(${(at * 47) % 360} 60% ${30 + ((at * 13) % 40)}%)`;
        context.fillRect(at, (at * 7) % (high >> 1), 5, high);
      }
      return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(encoded, 'base64') };
}
