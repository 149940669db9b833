import { above, hover } from '@tailorbird/tokens/breakpoints';
import { motion, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const LinkGroupRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: grid;
  gap: ${space.x5} ${space.x10};

  > h2 { font: ${type.section}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  > ul { display: grid; align-content: start; column-gap: ${space.x10}; }
  > ul > li { ${stitchAbove} }
  > ul > li > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x4};
    min-height: ${size.target};
    padding-block: ${space.x4};
    font: ${type.lead};
    text-decoration: none;
  }
  > ul > li > a > svg { flex: none; transition: transform ${motion.small}; }
  ${hover} {
    > ul > li > a:hover > span { text-decoration: underline ${stroke.line}; text-underline-offset: 5px; }
    > ul > li > a:hover > svg { transform: translateX(4px); }
  }

  ${above.tablet} { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
  ${above.desktop} { &[data-many] > ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;
