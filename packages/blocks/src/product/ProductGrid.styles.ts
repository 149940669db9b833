import { above } from '@tailorbird/tokens/breakpoints';
import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ProductGridRoot = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x8} ${space.x3};

  ${above.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.x10} ${space.x4}; }
  ${above.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }

  &[data-layout='list'] { grid-template-columns: minmax(0, 1fr); }
  ${above.tablet} { &[data-layout='list'] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;
