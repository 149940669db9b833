import { above } from '@tailorbird/tokens/breakpoints';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const ProductListSlotRoot = styled.div`
  ${pageWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${above.tablet} {
    grid-template-columns: minmax(0, 24rem);
    &[data-columns='2'] { grid-template-columns: minmax(0, 48rem); }
  }
`;
