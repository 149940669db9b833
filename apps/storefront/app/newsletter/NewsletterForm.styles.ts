import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const NewsletterFormRoot = styled.div`
  display: grid;
  gap: ${space.x5};

  form {
    display: grid;
    gap: ${space.x4};
  }
`;
