import { space } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

/** The strip above a listing: breadcrumbs, or the search form. */
export const ListingTop = styled.div`
  ${pageWidth}
  padding-block: ${space.x4} 0;
`;
