import { above } from '@tailorbird/tokens/breakpoints';
import { space } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const ShopTheLookOneRoot = styled.section`
  ${pageWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  overflow-wrap: anywhere;

  > [data-part='pieces'] { display: grid; align-content: center; gap: ${space.x6}; }
  > [data-part='pieces'] > [data-part='products'] { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space.x3}; }

  ${above.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.x6};
    &[data-primary='Right'] > [data-part='primary'] { order: 1; }
    > [data-part='pieces'] > [data-part='products'] { gap: ${space.x4}; }
  }
  ${above.desktop} {
    gap: ${space.x10};
  }
`;
