import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const OrderReturnsRoot = styled.ul`
  display: grid;
  gap: ${space.x5};

  > li {
    display: grid;
    gap: ${space.x3};
    padding: ${space.x5};
    background: ${color.chalk};
    overflow-wrap: anywhere;
  }

  h2 {
    font: ${type.subtitle};
  }

  h3 {
    font: ${type.bodyStrong};
  }

  [data-part='lines'] {
    color: ${color.softInk};
    font: ${type.small};
  }

  ol {
    display: grid;
    gap: ${space.x2};
    padding-inline-start: ${space.x5};
    list-style: decimal;
  }

  @media print {
    display: block;

    > li {
      padding: 0 0 ${space.x6};
      break-inside: avoid;
    }

    /* In the account every form is laid out by the page. */
    && > li > form {
      display: none;
    }
  }
`;
