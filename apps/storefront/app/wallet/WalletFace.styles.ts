import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const WalletFaceRoot = styled.div`
  display: grid;
  gap: ${space.x3};

  [data-wallet='apple-pay'] {
    appearance: -apple-pay-button;
    -apple-pay-button-type: buy;
    -apple-pay-button-style: black;
  }

  [data-wallet='apple-pay'] [data-part='label'] {
    opacity: 0;
  }

  p {
    color: ${color.error};
    font: ${type.small};
  }
`;
