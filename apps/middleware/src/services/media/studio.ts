import type { Shown } from './pictureAddress.ts';

/** How a style in a colour is drawn: a kind of thing, and a recipe that only the studio understands. */
export interface Look {
  readonly kind: string;
  readonly recipe: unknown;
}

/** Draws the pictures of styles that have no photographs. A shop whose goods all have photographs has none. */
export interface Studio {
  /** A folder of what pictures are drawn from: when its files are others, so are they. */
  readonly sources: string;
  /** The address of a {@link StudioModule}, which each thread of the darkroom loads for itself. */
  readonly module: string;
  /** How a style is drawn and which pictures there are of it, in order; undefined when what is stored is no look. */
  readonly read: (
    stored: unknown,
  ) => { readonly look: Look; readonly pictures: readonly Drawn[] } | undefined;
}

/** One picture of a style: what it shows and, where that alone does not tell, in words. */
interface Drawn {
  readonly shown: Shown;
  readonly caption?: string;
}

/** What draws, in a thread of its own. */
export interface StudioModule {
  /** Raw pixels at the size asked for or the next larger, and whether all in it is of one colour. */
  readonly drawPicture: (
    look: Look,
    view: Shown,
    asked: { readonly width: number | undefined; readonly height: number | undefined },
  ) => Promise<{
    readonly pixels: Buffer;
    readonly width: number;
    readonly height: number;
    readonly isPlain: boolean;
  }>;
}
