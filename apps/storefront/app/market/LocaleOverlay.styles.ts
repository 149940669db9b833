import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LocaleOverlayRoot = styled.div`
  display: grid;
  gap: ${space.x4};

  & > form > button {
    inline-size: 100%;
  }
`;
