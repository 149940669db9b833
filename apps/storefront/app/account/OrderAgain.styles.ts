import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const OrderAgainRoot = styled.div`
  display: grid;
  gap: ${space.x4};
  justify-items: start;

  @media print {
    display: none;
  }
`;
