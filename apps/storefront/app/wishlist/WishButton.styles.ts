import { color } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const WishButtonRoot = styled.div`
  justify-self: start;

  [aria-pressed='true'] {
    color: ${color.madder};
  }

  [aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
