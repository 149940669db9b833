import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const LinkTileRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
`;
