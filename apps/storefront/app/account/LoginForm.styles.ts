import { size, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LoginFormRoot = styled.section`
  display: grid;
  gap: ${space.x4};

  form {
    display: grid;
    gap: ${space.x5};
  }

  > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${size.target};
  }
`;
