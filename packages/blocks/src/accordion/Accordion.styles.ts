import { above } from '@tailorbird/tokens/breakpoints';
import { space, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const AccordionRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: grid;
  gap: ${space.x5} ${space.x10};

  > h2 { font: ${type.section}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  > div::after { ${stitchAbove} display: block; height: 2px; content: ''; }
  summary { font: ${type.lead}; }
  [data-part='text'] { scroll-margin-block-start: 160px; }

  ${above.tablet} {
    &:has(> h2) { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
    > div:only-child { width: 100%; max-width: 860px; margin-inline: auto; }
  }
`;
