import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, layer, radius, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ShopTheLookTwoRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;

  > [data-part='primary'] { grid-area: 1 / 1; }
  > [data-part='pieces'] {
    z-index: ${layer.raised};
    display: grid;
    gap: ${space.x5};
    padding: ${space.x5};
    border-radius: ${radius.corner};
    background: ${color.paper};
  }
  > [data-part='pieces'] > [data-part='products'] { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space.x3}; }

  ${below.desktop} {
    > [data-part='pieces'] { margin: calc(-1 * ${space.xxl}) ${space.x3} 0; padding: ${space.x5} ${space.x3} 0; }
    > [data-part='primary'] > :is(img, div) { aspect-ratio: 1; }
  }
  ${above.desktop} {
    > [data-part='primary'] > :is(img, div) { height: 100%; }
    > [data-part='pieces'] {
      grid-area: 1 / 1;
      align-self: center;
      justify-self: end;
      width: min(500px, 44%);
      margin: ${space.x10};
      padding: ${space.x8};
    }
    &[data-primary='Right'] > [data-part='pieces'] { justify-self: start; }
  }
`;
