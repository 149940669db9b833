import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const AccountOfferRoot = styled.section`
  display: grid;
  gap: ${space.x4};
  padding: ${space.x6};
  background: ${color.chalk};
  overflow-wrap: anywhere;

  h2 {
    font: ${type.subtitle};
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x5};
    justify-items: start;
    max-inline-size: 420px;
  }

  @media print {
    display: none;
  }
`;
