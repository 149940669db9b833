import { above, below } from '@tailorbird/tokens/breakpoints';
import { styled } from 'styled-components';

export const BackgroundRoot = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  > *, > * > img, > img, > * > div, > * > div > video { width: 100%; height: 100%; aspect-ratio: auto; object-fit: cover; }
  > * > div { background: none; }

  ${above.tablet} { > [data-on='mobile'] { display: none; } }
  ${below.tablet} { > [data-on='desktop'] { display: none; } }
`;
