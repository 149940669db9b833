import { above, below } from '@tailorbird/tokens/breakpoints';
import { color } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const TextBoxGroundRoot = styled.div`
  position: relative;
  background: ${color.chalk};

  > div { position: absolute; inset: 0; }
  ${above.tablet} { > [data-on='mobile'] { display: none; } }
  ${below.tablet} { > [data-on='desktop'] { display: none; } }
`;
