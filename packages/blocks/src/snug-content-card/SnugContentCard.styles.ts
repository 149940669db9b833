import { above } from '@tailorbird/tokens/breakpoints';
import { styled } from 'styled-components';
import { pageWidth } from '../parts/pageWidth.styles.ts';

export const SnugContentCardRoot = styled.div`
  ${pageWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${above.tablet} { grid-template-columns: minmax(0, 32rem); justify-content: center; }
`;
