import { radius } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LocaleSelectorImageRoot = styled.div`
  max-width: 512px;
  overflow: hidden;
  border-radius: ${radius.corner};

  > img { width: 100%; }
`;
