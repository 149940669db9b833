import { space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const OrderPageRoot = styled.div`
  display: grid;
  gap: ${space.x6};

  > * {
    min-inline-size: 0;
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x5};
    justify-items: start;
  }

  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: ${space.x4} ${space.x5};
    align-items: start;
    inline-size: 100%;
    min-inline-size: 0;
  }

  legend {
    margin-block-end: ${space.x3};
    font: ${type.bodyStrong};
    overflow-wrap: anywhere;
  }

  @media print {
    display: block;

    > :not(:last-child) {
      margin-block-end: ${space.x6};
    }

    details {
      display: none;
    }
  }
`;
