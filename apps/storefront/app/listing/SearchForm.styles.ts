import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SearchFormRoot = styled.div`
  display: grid;
  gap: ${space.x5};
  padding-block: ${space.x8};
  max-inline-size: 640px;

  form {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space.x3};
    align-items: end;
  }
`;
