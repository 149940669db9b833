import { type FontMetrics, fallbackAdvance, metrics } from './fontMetrics.ts';

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/**
 * When a font that comes late is used: `optional` keeps the fallback for this one page, so that words never move
 * under a finger; `swap` always shows the font in the end, for pages that are looked at and not read.
 */
type FontDisplay = 'optional' | 'swap';

function face(family: string, url: string, weights: string, display: FontDisplay): string {
  return `@font-face{font-family:'${family}';src:url("${url}") format('woff2');font-weight:${weights};font-display:${display}}`;
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

/** `@font-face` rules for the two files at the given addresses, with fallbacks of the same size. */
export function fontFaces(
  { fraunces, figtree }: { fraunces: string; figtree: string },
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
