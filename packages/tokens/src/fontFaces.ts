import { commonLetters, unicodeRange } from './commonLetters.ts';
import { type FontMetrics, fallbackAdvance, metrics } from './fontMetrics.ts';

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/**
 * When a font that comes late is used: `optional` keeps the fallback for this one page, so that words never move
 * under a finger; `swap` always shows the font in the end, for pages that are looked at and not read.
 */
type FontDisplay = 'optional' | 'swap';

export const fontNames = ['fraunces', 'figtree'] as const;
export type FontName = (typeof fontNames)[number];

/** Where the two files of a font are. */
export interface FontFiles {
  /** The common letters alone: what a page asks for first. */
  readonly common: string;
  /** All of Latin: asked for where a page has another letter. */
  readonly whole: string;
}

/** What the packages of both fonts call Latin. */
const latin = [
  ...lettersFrom(0x00, 0xff),
  ...Array.from('\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u0304\u0308\u0329€™↑↓−∕'),
  ...lettersFrom(0x20_00, 0x20_6f),
];

/**
 * The letters of Latin that are not common. The whole file is named for these alone: Chrome asks for the next file that has
 * a letter where the first has not come within the moment that `optional` waits, as on every slow network.
 */
const uncommonLetters = latin.filter((letter) => !commonLetters.includes(letter)).join('');

function lettersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

/** One face in two files, each for its own letters. */
function face(family: string, { common, whole }: FontFiles, weights: string, display: FontDisplay): string {
  const file = (url: string, range: string) =>
    `@font-face{font-family:'${family}';src:url("${url}") format('woff2');font-weight:${weights};` +
    `font-display:${display};unicode-range:${range}}`;
  return file(whole, unicodeRange(uncommonLetters)) + file(common, unicodeRange(commonLetters));
}

/** A font of the device, stretched to take the room of ours, so that nothing moves when ours arrives. */
function fallbackFace(
  family: string,
  local: readonly string[],
  weights: string,
  ours: FontMetrics,
  theirs: number,
): string {
  const adjust = ours.advance / theirs;
  const sources = local.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:'${family} Fallback';src:${sources};font-weight:${weights};size-adjust:${percent(adjust)};` +
    `ascent-override:${percent(ours.ascent / adjust)};descent-override:${percent(ours.descent / adjust)};line-gap-override:0%}`
  );
}

/** `@font-face` rules for the fonts at the given addresses, with fallbacks of the same size. */
export function fontFaces(
  { fraunces, figtree }: Readonly<Record<FontName, FontFiles>>,
  display: FontDisplay = 'optional',
): string {
  const { georgia, arial, arialBold } = fallbackAdvance;
  return [
    face('Fraunces', fraunces, '100 900', display),
    fallbackFace('Fraunces', ['Georgia', 'Gelasio'], '100 900', metrics.fraunces, georgia),
    face('Figtree', figtree, '300 900', display),
    fallbackFace('Figtree', ['Arial', 'Liberation Sans'], '300 550', metrics.figtree, arial),
    fallbackFace(
      'Figtree',
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
      '551 900',
      metrics.figtreeStrong,
      arialBold,
    ),
  ].join('');
}
