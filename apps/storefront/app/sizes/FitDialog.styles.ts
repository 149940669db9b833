import { space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const FitFormRoot = styled.div`
  form {
    display: grid;
    gap: ${space.x5};
  }

  [data-part='measures'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
    gap: ${space.x4};
    align-items: start;
  }

  [data-part='advice'] {
    min-block-size: 3lh;
    padding-block: ${space.x3};
    font: ${type.bodyStrong};
  }
`;
