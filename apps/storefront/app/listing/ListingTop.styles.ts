import { size, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** The strip above a listing: breadcrumbs, or the search form. */
export const ListingTop = styled.div`
  max-inline-size: calc(${size.page} + 2 * ${space.pageMargin});
  margin-inline: auto;
  padding: ${space.x4} ${space.pageMargin} 0;
`;
