import wholeFigtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import wholeFraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import figtree from '@tailorbird/tokens/fonts/figtree-common.woff2?url';
import fraunces from '@tailorbird/tokens/fonts/fraunces-common.woff2?url';
import { fontFaces } from '@tailorbird/tokens/globalCss';

/** What the first paint of a page needs. */
export const firstFonts = [fraunces, figtree];

/**
 * `@font-face` rules of the brand's fonts, where the build has put them. They are written by the server alone.
 * @param display When a font that comes late is used, as in `fontFaces`.
 */
export function brandFonts(display?: Parameters<typeof fontFaces>[1]): string {
  return fontFaces(
    {
      figtree: { common: figtree, whole: wholeFigtree },
      fraunces: { common: fraunces, whole: wholeFraunces },
    },
    display,
  );
}
