import { size, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ListingRoot = styled.div`
  display: grid;
  gap: ${space.x5};
  max-inline-size: calc(${size.page} + 2 * ${space.pageMargin});
  margin-inline: auto;
  padding: ${space.x4} ${space.pageMargin} ${space.section};

  > nav {
    justify-self: center;
  }
`;
