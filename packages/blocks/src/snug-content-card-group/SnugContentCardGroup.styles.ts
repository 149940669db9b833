import { above } from '@tailorbird/tokens/breakpoints';
import { space } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const SnugContentCardGroupRoot = styled.ul`
  ${pageWidth}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x1};
  overflow-wrap: anywhere;

  > li:only-child { grid-column: 1 / -1; }
  > li:nth-child(odd):last-child { grid-column: 1 / -1; }

  ${above.tablet} {
    grid-template-columns: repeat(var(--across), minmax(0, 1fr));
    > li:nth-child(n):last-child { grid-column: auto; }
  }
`;
