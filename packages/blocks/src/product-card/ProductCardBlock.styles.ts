import { above } from '@tailorbird/tokens/breakpoints';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const ProductCardBlockRoot = styled.div`
  ${pageWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${above.tablet} {
    grid-template-columns: minmax(0, 32rem);
    &[data-wide] { grid-template-columns: minmax(0, 40rem); }
  }
`;
