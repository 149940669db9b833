import { above } from '@tailorbird/tokens/breakpoints';
import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '../pageWidth.styles.ts';

export const CardGroupRoot = styled.section`
  ${pageWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};

  > ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space.x8} ${space.x3}; }
  ${above.tablet} { > ul { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.x10} ${space.x4}; } }
  ${above.desktop} { > ul { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;
