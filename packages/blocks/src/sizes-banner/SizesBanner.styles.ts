import { above } from '@tailorbird/tokens/breakpoints';
import { color, space, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const SizesBannerRoot = styled.section`
  background: var(--ground, ${color.chalk});
  color: var(--heading, ${color.ink});

  > div {
    ${pageWidth}
    display: grid;
    gap: ${space.x6};
    padding-block: ${space.x10};
  }
  h2 { font: ${type.section}; letter-spacing: ${tracking.heading}; overflow-wrap: anywhere; }
  > div > div > a { min-width: 56px; padding-inline: ${space.x4}; }
  > div > div > a[data-variant*='tertiary'], > div > div > a[data-variant='none'] { min-width: 44px; padding-inline: ${space.x2}; }

  ${above.desktop} {
    > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: center; gap: ${space.x10}; padding-block: ${space.xl}; }
    > div > div { justify-content: flex-end; }
  }
`;
