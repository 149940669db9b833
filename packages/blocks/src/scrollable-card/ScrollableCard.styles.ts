import { above } from '@tailorbird/tokens/breakpoints';
import { space } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const ScrollableCardRoot = styled.section`
  ${pageWidth}
  display: grid;
  gap: ${space.x6};
  overflow-wrap: anywhere;

  > ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 72%;
    gap: ${space.x4};
    margin-inline: calc(-1 * ${space.pageMargin});
    padding: 4px ${space.pageMargin};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: ${space.pageMargin};
  }
  > ul > li { scroll-snap-align: start; }

  ${above.tablet} { > ul { grid-auto-columns: calc((100% - 2 * ${space.x4}) / 2.5); } }
  ${above.desktop} { > ul { grid-auto-columns: calc((100% - 3 * ${space.x4}) / 4); } }
`;
