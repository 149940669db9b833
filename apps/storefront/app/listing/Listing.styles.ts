import { space } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const ListingRoot = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${space.x5};
  padding-block: ${space.x4} ${space.section};

  > nav {
    justify-self: center;
  }
`;
