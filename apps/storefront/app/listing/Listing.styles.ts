import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ListingRoot = styled.div`
  display: grid;
  gap: ${space.x5};
  padding: ${space.x4} ${space.pageMargin} ${space.section};

  [data-part='empty'] {
    display: grid;
    justify-items: center;
    gap: ${space.x4};
    padding-block: ${space.xxl};
    background: ${color.chalk};
    font: ${type.lead};
    text-align: center;
  }

  > nav {
    justify-self: center;
  }
`;
