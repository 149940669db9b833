import { color, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ModalWordsRoot = styled.div`
  display: grid;
  gap: ${space.x5};

  > [data-part='picture'] { background: ${color.chalk}; }
`;
