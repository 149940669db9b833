import { above } from '@tailorbird/tokens/breakpoints';
import { styled } from 'styled-components';
import { pageWidth } from '../parts/pageWidth.styles.ts';

export const ProductListSlotRoot = styled.div`
  ${pageWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${above.tablet} {
    grid-template-columns: minmax(0, 24rem);
    &[data-columns='2'] { grid-template-columns: minmax(0, 48rem); }
  }
`;
