import { styled } from 'styled-components';
import { pageWidth } from '../pageWidth.styles.ts';

export const LinkTileRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
`;
