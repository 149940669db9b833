import { space } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const NewestThingsRoot = styled.section`
  ${pageWidth}
  display: grid;
  gap: ${space.x8};
  padding-block-end: ${space.section};
`;
