import { color } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const WishButtonRoot = styled.div`
  justify-self: start;

  [data-saved='true'] {
    color: ${color.madder};
  }

  [data-saved='true'] svg {
    fill: currentColor;
  }

  button:not([data-saved='true']) [data-when='saved'],
  [data-saved='true'] [data-when='open'] {
    display: none;
  }
`;
