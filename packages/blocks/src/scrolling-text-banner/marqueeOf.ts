import type { ScrollingTextBannerContent } from './schema.ts';

/** Seconds that one character takes to pass. */
const pace = { Slow: 0.5, Medium: 0.3, Fast: 0.18 } as const;

/** As many characters as fill a screen of 2,560 px, in the smaller of the two sizes. */
const fullLine = 220;

/** How often the phrases are repeated so that the line never runs out, and how long one round of them takes, in seconds. */
export function marqueeOf(
  phrases: ScrollingTextBannerContent['phrases'],
  speed: ScrollingTextBannerContent['speed'],
): { readonly rounds: number; readonly seconds: number } {
  // The space and the stitch between two phrases are about five characters wide.
  const characters = phrases.reduce((sum, { text }) => sum + text.length + 5, 0);
  return {
    rounds: 1 + Math.ceil(fullLine / characters),
    seconds: Math.max(6, Math.round(characters * pace[speed])),
  };
}
