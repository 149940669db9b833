import { styled } from 'styled-components';
import { pageWidth } from '../parts/pageWidth.styles.ts';

export const LinkTileRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
`;
