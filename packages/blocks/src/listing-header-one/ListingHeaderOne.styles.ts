import { space, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const ListingHeaderOneRoot = styled.header`
  ${pageWidth}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.x4};
  padding-block: ${space.x6} ${space.x2};

  > h1 { max-width: 100%; font: ${type.display}; letter-spacing: ${tracking.heading}; }
`;
