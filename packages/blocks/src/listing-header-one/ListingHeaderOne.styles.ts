import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '../pageWidth.styles.ts';

export const ListingHeaderOneRoot = styled.header`
  ${pageWidth}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.x4};
  padding-block: ${space.x6} ${space.x2};

  > h1 { font: ${type.display}; letter-spacing: ${tracking.heading}; }
  > p, > details { max-width: ${size.measure}; color: ${color.softInk}; font: ${type.lead}; }
  summary { display: block; min-height: 24px; }
  summary > b { color: ${color.ink}; font: ${type.action}; text-decoration: underline ${stroke.line}; text-underline-offset: 5px; white-space: nowrap; }
  details[open] > summary > [data-part='cut'] { display: none; }
  details > p { padding-block-end: ${space.x2}; }
  details[open] { display: flex; flex-direction: column-reverse; }
  details > summary > b[data-part='less'], details[open] > summary > b[data-part='more'] { display: none; }
  details[open] > summary > b[data-part='less'] { display: inline; }

  ${above.tablet} { > [data-on='phone'], [data-part='cut'][data-on='phone'] { display: none; } }
  ${below.tablet} { > [data-on='desktop'], [data-part='cut'][data-on='desktop'] { display: none; } }

  > ul { display: flex; flex-wrap: wrap; gap: ${space.x2}; }
  > ul > li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    padding-inline: ${space.x4};
    border: ${stroke.hairline} solid ${color.control};
    border-radius: ${radius.round};
    font: ${type.smallStrong};
    text-decoration: none;
  }
  > ul > li > a:hover { background: ${color.ink}; color: ${color.paper}; }
`;
