import { space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const CheckoutIdentityRoot = styled.main`
  display: grid;
  align-content: start;
  gap: ${space.x4};
  inline-size: 100%;
  max-inline-size: 520px;
  margin-inline: auto;
  padding: ${space.xxl} ${space.x5};

  h1 {
    font: ${type.section};
  }

  form {
    display: grid;
    gap: ${space.x5};
    margin-block-start: ${space.x4};
  }
`;
