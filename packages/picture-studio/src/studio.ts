import { laidWith } from './flatLay.ts';
import { livedIn } from './lifestyle.ts';
import { viewsOf } from './passes.ts';
import { passesFolder } from './passesFolder.ts';
import { type MediaPicture, mediaPicture } from './recipe.ts';
import type { Shown } from './shown.ts';

/** One picture of a style: what it shows and, where that alone does not tell, in words. */
interface Drawn {
  readonly shown: Shown;
  readonly caption?: string;
}

/** Draws the pictures of styles that have no photographs, for the media service. */
export const studio = {
  /** What the pictures are made of: when its files are others, so are they. */
  sources: passesFolder,
  /** The module that a thread loads to draw. */
  module: new URL('./drawPicture.ts', import.meta.url).href,
  /** How a style in a colour is drawn, and in which pictures, those that sell it first; undefined when what is stored of it is no recipe. */
  read: (
    stored: unknown,
  ): { readonly look: MediaPicture; readonly pictures: readonly Drawn[] } | undefined => {
    const picture = mediaPicture.safeParse(stored);
    if (!picture.success) return undefined;
    const { kind } = picture.data;
    const others = viewsOf(kind).filter((shown) => shown !== 'front');
    return {
      look: picture.data,
      pictures: [
        { shown: 'front' },
        { shown: 'lifestyle', caption: livedIn(kind) },
        { shown: 'laid', caption: `laid with ${laidWith(kind)}` },
        ...others.map((shown) => ({ shown })),
      ],
    };
  },
};
