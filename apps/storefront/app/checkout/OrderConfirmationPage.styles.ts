import { space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const OrderConfirmationRoot = styled.main`
  display: grid;
  align-content: start;
  gap: ${space.x8};
  inline-size: 100%;
  max-inline-size: 760px;
  margin-inline: auto;
  padding: ${space.xxl} ${space.pageMargin} ${space.section};

  header {
    display: grid;
    gap: ${space.x3};
  }

  h1 {
    font: ${type.section};
  }

  > a {
    justify-self: start;
  }

  [data-part='receipt'] {
    display: none;
  }

  @media print {
    display: block;
    padding: 0;

    > :not(:last-child) {
      margin-block-end: ${space.x6};
    }

    [data-part='receipt'] {
      display: block;
    }

    [data-part='ways'],
    > a {
      display: none;
    }
  }
`;
