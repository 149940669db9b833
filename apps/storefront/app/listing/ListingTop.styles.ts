import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** The strip above a listing: breadcrumbs, or the search form. */
export const ListingTop = styled.div`
  padding: ${space.x4} ${space.pageMargin} 0;
`;
