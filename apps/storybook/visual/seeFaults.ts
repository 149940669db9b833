import { z } from 'zod';
import type { Gallery } from './gallery.ts';
import { screens, screensBetween } from './screens.ts';
import { type Picture, takePicture } from './takePictures.ts';

/** A fault to be planted in what is served, and the pictures in which it must be seen. */
export const faultSchema = z.strictObject({
  /** What is wrong, in words. */
  fault: z.string(),
  /** What stands in the built scripts, styles or pages. Names of classes change with what they style, so none is in it. */
  find: z.string().min(1),
  put: z.string(),
  /** Names of pictures: `{id}.{width}`. */
  seenIn: z.array(z.string().regex(/\.\d+$/)).min(1),
});
export type Fault = z.infer<typeof faultSchema>;

/** What the faults are looked for with. */
export interface Looking {
  readonly gallery: Gallery;
  /** Faults looked for at once. */
  readonly pages: number;
  readonly isAccepted: (picture: Picture) => Promise<boolean>;
}

/**
 * Plants each fault by itself and pictures only what it must be seen in. Answers a sentence for each fault that is not
 * seen, that finds nothing to replace, or whose pictures are not as accepted without it.
 */
export async function seeFaults(looking: Looking, faults: readonly Fault[]): Promise<string[]> {
  const wrong = await unlike(looking, [...new Set(faults.flatMap(({ seenIn }) => seenIn))]);
  const sentences = wrong.map((name) => `${name} is not as accepted without a fault either`);
  const queue = [...faults];
  const work = async () => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift())
      sentences.push(...(await missed(looking, fault)));
  };
  await Promise.all(Array.from({ length: looking.pages }, work));
  return sentences;
}

async function missed(looking: Looking, { fault, find, put, seenIn }: Fault): Promise<string[]> {
  let replaced = 0;
  const served = (text: string): string => {
    const parts = text.split(find);
    replaced += parts.length - 1;
    return parts.join(put);
  };
  const seen = new Set(await unlike(looking, seenIn, served));
  if (replaced === 0)
    return [`${fault}: there is nothing to replace, “${find}” is in nothing that was served`];
  const unseen = seenIn.filter((name) => !seen.has(name));
  return unseen.length > 0 ? [`${fault}: it is not seen in ${unseen.join(', ')}`] : [];
}

/** Those of the pictures that are not as accepted. */
async function unlike(
  { gallery, isAccepted }: Looking,
  names: readonly string[],
  served?: (text: string) => string,
): Promise<string[]> {
  const found: string[] = [];
  for (const screen of [...screens, ...screensBetween]) {
    const ids = names.flatMap((name) => {
      const [id = '', width] = name.split('.');
      return Number(width) === screen.width ? [id] : [];
    });
    if (ids.length === 0) continue;
    const page = await gallery.open(screen, served);
    for (const id of ids) {
      const taken = await takePicture(gallery, page, { id, width: screen.width }, isAccepted);
      if (!taken.isAccepted) found.push(taken.name);
    }
    // What is still on its way when the page closes is nobody's.
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
  return found;
}
