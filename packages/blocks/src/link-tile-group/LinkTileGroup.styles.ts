import { above } from '@tailorbird/tokens/breakpoints';
import { space } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const LinkTileGroupRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: grid;
  gap: ${space.x6};

  > ul { display: grid; gap: ${space.x4}; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${above.tablet} { > ul { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;
