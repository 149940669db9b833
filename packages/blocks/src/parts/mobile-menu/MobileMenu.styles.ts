import { color, layer, motion, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/**
 * An open layer covers what is below it, and its title becomes the way back: no script is needed. Each layer scrolls
 * by itself, and what it covers takes no focus.
 */
export const MobileMenuRoot = styled.nav`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 20rem;
  overflow: clip;
  background: ${color.paper};
  color: ${color.ink};

  > [data-part='first'] { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; }
  a { text-decoration: none; }
  li > a, summary { display: flex; align-items: center; gap: ${space.x3}; min-height: 52px; padding: ${space.x2} ${space.x5}; }
  [data-part='layers'] > li > a, [data-part='layers'] > li > details > summary { min-height: 60px; font: ${type.subtitle}; letter-spacing: ${tracking.heading}; }
  summary > [data-part='forward'] { display: flex; margin-inline-start: auto; color: ${color.softInk}; }
  summary > img { flex: none; width: 40px; }
  [data-part='layers'] li + li, [data-part='layers'] + [data-part='links'] { border-block-start: ${stroke.hairline} solid ${color.line}; }
  a[aria-current] { text-decoration: underline dashed ${stroke.line} ${color.madder}; text-underline-offset: 0.35em; }

  summary > [data-part='back'] { display: none; }
  details[open] > summary {
    position: absolute;
    inset: 0 0 auto;
    z-index: calc(${layer.raised} + 1);
    min-height: 56px;
    border-block-end: ${stroke.ring} dashed ${color.madder};
    background: ${color.paper};
    font: ${type.subtitle};
    letter-spacing: ${tracking.heading};
    outline-offset: -4px;
  }
  details[open] > summary > [data-part='back'] { display: flex; }
  details[open] > summary > :is([data-part='forward'], img) { display: none; }
  details:has(> [data-part='layer'] details[open]) > summary { visibility: hidden; }

  [data-part='layer'] {
    position: absolute;
    inset: 0;
    z-index: ${layer.raised};
    padding-block-start: 56px;
    background: ${color.paper};
    visibility: visible;
    transition: translate ${motion.drawer};
  }
  details[open] > [data-part='layer'] { @starting-style { translate: 40px 0; } }
  [data-part='layer'] > ul { height: 100%; overflow-y: auto; overscroll-behavior: contain; }

  ul:has(> li > details[open]) > li:not(:has(> details[open])),
  [data-part='first']:has(details[open]) > :is([data-part='links'], [data-part='circles']) { visibility: hidden; }

  [data-part='links'] { padding-block: ${space.x4}; }
  [data-part='links'] > li > a { min-height: ${size.target}; font: ${type.small}; }
`;
