import { above, below } from '@tailorbird/tokens/breakpoints';
import { layer } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** A sticker keeps to the foot of the window, and to the page’s own end: it never lies over the footer. */
export const ContentPageRoot = styled.div`
  > :is([data-on='desktop'], [data-on='mobile']) { position: sticky; inset-block-end: 0; z-index: ${layer.sticky}; --sticker-position: absolute; }
  ${above.tablet} { > [data-on='mobile'] { display: none; } }
  ${below.tablet} { > [data-on='desktop'] { display: none; } }

  /* What the shop puts between the blocks keeps its own distance from those above. */
  &[data-around] > :first-child { padding-block-end: 0; }
`;
