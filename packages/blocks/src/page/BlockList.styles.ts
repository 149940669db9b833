import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BlockListRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.section};
  padding-block-end: ${space.section};
`;
