import { size } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const PrintReceiptRoot = styled.div`
  min-block-size: ${size.target};

  @media print, (scripting: none) {
    display: none;
  }
`;
