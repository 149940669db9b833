import { above, below } from '@tailorbird/tokens/breakpoints';
import { layer, size, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

const hero = ":is([data-block='hero'], [data-block='hero-carousel']):first-child";

/**
 * A sticker stands in the lower corner of the picture that a page opens with, within the page’s edges, and leaves with
 * it: it lies over nothing that is read or pressed further down. Without such a picture, and in browsers that do not
 * know anchors, it keeps to the foot of the window, and to the page’s own end: it never lies over the footer.
 */
export const ContentPageRoot = styled.div`
  > :is([data-on='desktop'], [data-on='mobile']) { position: sticky; inset-block-end: 0; z-index: ${layer.sticky}; --sticker-position: absolute; }
  ${above.tablet} { > [data-on='mobile'] { display: none; } }
  ${below.tablet} { > [data-on='desktop'] { display: none; } }

  @supports (inset-block-end: anchor(end)) {
    &:has(> :first-child > ${hero}) { position: relative; }
    > :first-child > ${hero} > * { anchor-name: --tb-opening; }
    &:has(> :first-child > ${hero}) > :is([data-on='desktop'], [data-on='mobile']) {
      position: absolute;
      inset: auto max(0px, calc((100% - ${size.page}) / 2 - ${space.pageMargin})) anchor(--tb-opening end);
      z-index: ${layer.raised};
      --tb-bottom-bar-height: 0px;
    }
    &:has(> :first-child > ${hero} [data-part='ground'] button) > :is([data-on='desktop'], [data-on='mobile']) {
      margin-block-end: ${space.xxl};
    }
  }

  /* What the shop puts between the blocks keeps its own distance from those above. */
  &[data-around] > :first-child { padding-block-end: 0; }
`;
