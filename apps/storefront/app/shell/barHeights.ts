import { above, low } from '@tailorbird/tokens/breakpoints';
import { inLayer } from '@tailorbird/tokens/cascadeLayers';

/**
 * What the bars at the head and the foot of a page take from a screen, as custom properties: what has the focus is
 * scrolled clear of them (WCAG 2.4.11), and what sticks to the foot stands above.
 */
export const barHeights = inLayer(
  'app',
  ':root{--tb-header-height:53px;--tb-bottom-bar-height:calc(57px + env(safe-area-inset-bottom))}' +
    `${above.desktop}{:root{--tb-header-height:97px;--tb-bottom-bar-height:0px}}` +
    `${low}{:root{--tb-header-height:0px;--tb-bottom-bar-height:0px}}`,
);
