import { above, low } from '@tailorbird/tokens/breakpoints';
import { inLayer } from '@tailorbird/tokens/cascadeLayers';

/**
 * What the bars at the head and the foot of a page take from a screen, as custom properties: what has the focus is
 * scrolled clear of them (WCAG 2.4.11), and what sticks to the foot stands above. A page with a bar to buy by says so
 * (`data-buy-bar`), and ends above it.
 */
export function barHeights(): string {
  return inLayer(
    'app',
    ':root{--tb-header-height:53px;--tb-bottom-bar-height:calc(57px + env(safe-area-inset-bottom))}' +
      `${above.desktop}{:root{--tb-header-height:97px;--tb-bottom-bar-height:0px}}` +
      `${low}{:root{--tb-header-height:0px;--tb-bottom-bar-height:0px}}` +
      'html[data-buy-bar]{scroll-padding-block-end:calc(var(--tb-bottom-bar-height) + 72px)}' +
      'html[data-buy-bar] footer{padding-block-end:64px}',
  );
}
