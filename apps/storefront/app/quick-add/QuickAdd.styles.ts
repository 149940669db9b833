import { space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const QuickAddRoot = styled.div`
  display: grid;
  gap: ${space.x5};

  [data-part='product'] {
    display: grid;
    grid-template-columns: 96px 1fr;
    gap: ${space.x5};
    align-items: start;
  }

  [data-part='product'] > div {
    display: grid;
    gap: ${space.x2};
    font: ${type.small};
  }

  [data-part='promoted'] {
    font: ${type.smallStrong};
  }

  > p {
    font: ${type.body};
  }
`;
