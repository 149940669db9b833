import { color, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const OrderViewRoot = styled.article`
  display: grid;
  gap: ${space.x6};

  [data-part='tracking'] {
    padding: ${space.x4} ${space.x5};
    background: ${color.duckEgg};
    overflow-wrap: anywhere;
  }

  @media print {
    display: block;

    > :not(:last-child) {
      margin-block-end: ${space.x6};
    }
  }
`;
