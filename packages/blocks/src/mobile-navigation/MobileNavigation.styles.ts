import { color, font, layer, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** An open layer covers the one below it, and its summary becomes the way back: no script is needed. */
export const MobileNavigationRoot = styled.nav`
  position: relative;
  min-height: max(100%, 30rem);
  overflow: hidden;
  background: ${color.paper};
  color: ${color.ink};

  a { text-decoration: none; }
  li > a, summary { display: flex; align-items: center; gap: ${space.x3}; min-height: 52px; padding-inline: ${space.x5}; }
  > ul > li > a, > ul > li > details > summary { min-height: 60px; font: ${type.subtitle}; letter-spacing: ${tracking.heading}; }
  summary > [data-part='forward'] { margin-inline-start: auto; color: ${color.softInk}; }
  summary > img { width: 40px; }
  li + li { border-block-start: ${stroke.hairline} solid ${color.line}; }
  a[aria-current] { text-decoration: underline dashed ${stroke.line} ${color.madder}; text-underline-offset: 0.35em; }

  details > summary > [data-part='back'] { display: none; }
  details[open] > summary {
    position: absolute;
    inset: 0 0 auto;
    z-index: ${layer.raised};
    min-height: 56px;
    border-block-end: ${stroke.ring} dashed ${color.madder};
    background: ${color.paper};
    font: ${type.bodyStrong};
    font-family: ${font.body};
    letter-spacing: 0;
  }
  details[open] > summary > [data-part='back'] { display: block; }
  details[open] > summary > [data-part='forward'], details[open] > summary > img { display: none; }
  details > ul {
    position: absolute;
    inset: 56px 0 0;
    z-index: ${layer.raised};
    overflow-y: auto;
    background: ${color.paper};
  }

  > [data-part='links'] { padding-block: ${space.x4}; }
  > [data-part='links'] li > a { min-height: ${size.target}; font: ${type.small}; }
  > [data-part='links'] li + li { border: 0; }
`;
