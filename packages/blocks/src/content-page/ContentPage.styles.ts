import { above, below } from '@tailorbird/tokens/breakpoints';
import { styled } from 'styled-components';

export const ContentPageRoot = styled.div`
  ${above.tablet} { > [data-on='mobile'] { display: none; } }
  ${below.tablet} { > [data-on='desktop'] { display: none; } }
`;
