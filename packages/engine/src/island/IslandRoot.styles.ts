import { styled } from 'styled-components';

/**
 * Around an island's own HTML. It has no box, so an island that was left out leaves no gap. A late one is laid out when it is
 * near (`startLazyLayout`); a dialog stands over the page and is no part of its length.
 */
export const IslandRoot = styled.div`
  display: contents;

  @media screen {
    [data-lazy-layout] &[data-late] > :not(dialog) { content-visibility: auto; contain-intrinsic-block-size: auto 24rem; }
  }
`;
