import { color } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const WishButtonRoot = styled.div`
  justify-self: start;

  button::before {
    content: '♡ ';
  }

  [aria-pressed='true'] {
    color: ${color.madder};
  }

  [aria-pressed='true']::before {
    content: '♥ ';
  }
`;
