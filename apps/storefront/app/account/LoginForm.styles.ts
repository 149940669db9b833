import { color, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LoginFormRoot = styled.section`
  display: grid;
  gap: ${space.x4};

  form {
    display: grid;
    gap: ${space.x5};
  }

  [data-part='message'] {
    padding: ${space.x4};
    border-inline-start: 4px solid ${color.error};
    background: ${color.chalk};
    font: ${type.bodyStrong};
  }

  > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${size.target};
  }
`;
