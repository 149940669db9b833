import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, tracking, type, weight } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const FooterRoot = styled.footer`
  position: relative;
  background: ${color.chalk};
  color: ${color.ink};
  font: ${type.small};

  &::before { ${stitchAbove} --stitch: ${color.madder}; position: absolute; inset: 0 0 auto; height: ${stroke.ring}; content: ''; }
  > div { ${pageWidth} display: grid; gap: ${space.x10}; padding-block: ${space.xl} ${space.x8}; }
  a { text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: 0.25em; }

  [data-part='brand'] { display: grid; align-content: start; justify-items: start; gap: ${space.x4}; max-width: 22rem; }
  [data-part='brand'] > a { display: flex; align-items: center; min-height: ${size.target}; }
  [data-part='brand'] > a > b { font: ${type.title}; letter-spacing: ${tracking.heading}; }
  [data-part='brand'] > a:hover { text-decoration: none; }
  [data-part='brand'] > a > b > i { color: ${color.madder}; font-style: normal; }
  [data-part='brand'] > a > img { width: 180px; background: none; mix-blend-mode: darken; }
  [data-part='brand'] > p { color: ${color.softInk}; font: ${type.body}; }
  [data-part='social'] { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.x1}; margin-inline-start: -10px; }
  [data-part='social'] > li > a { display: grid; place-content: center; min-width: ${size.target}; min-height: ${size.target}; padding-inline: 10px; font: ${type.smallStrong}; }
  [data-part='social'] > li > a:hover { color: ${color.madder}; }
  [data-part='social'] svg, [data-part='payments'] svg { display: block; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }

  details > summary { display: flex; align-items: center; justify-content: space-between; min-height: 52px; font: ${type.smallStrong}; }
  details > summary > svg { transition: rotate 160ms; }
  details[open] > summary > svg { rotate: 180deg; }
  details > ul { display: grid; padding-block-end: ${space.x4}; }
  details > ul > li > a { display: flex; align-items: center; min-height: ${size.target}; color: ${color.softInk}; }

  [data-part='foot'] { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.x4} ${space.x8}; color: ${color.softInk}; }
  [data-part='foot'] ul { display: flex; flex-wrap: wrap; gap: 0 ${space.x4}; }
  [data-part='foot'] li > a { display: inline-flex; align-items: center; min-height: ${size.target}; }
  [data-part='foot'] > [data-part='payments'] { gap: ${space.x2}; }
  [data-part='payments'] > li {
    display: grid;
    place-content: center;
    min-width: 44px;
    min-height: 30px;
    border: ${stroke.hairline} solid ${color.line};
    border-radius: ${radius.corner};
    background: ${color.paper};
    color: ${color.ink};
    font: ${type.micro};
  }
  [data-part='payments'] > li:not(:has(> svg)) { padding-inline: 9px; }
  [data-part='payments'] text { stroke: none; fill: currentColor; font-weight: ${weight.bold}; text-anchor: middle; dominant-baseline: central; }
  [data-part='payments'] path[fill] { stroke: none; }

  ${below.tablet} {
    [data-part='columns'] > li { border-block-start: ${stroke.hairline} solid ${color.line}; }
    [data-part='columns'] > li:last-child { border-block-end: ${stroke.hairline} solid ${color.line}; }
  }
  ${above.tablet} {
    [data-part='columns'] { display: flex; flex-wrap: wrap; gap: ${space.x8} ${space.xl}; }
    details > summary { min-height: 0; padding-block-end: ${space.x3}; pointer-events: none; }
    details > summary > svg { display: none; }
    details::details-content { display: block; content-visibility: visible; block-size: auto; opacity: 1; }
    details > ul > li > a { min-height: 32px; }
    [data-part='foot'] li > a { min-height: 28px; }
  }
  ${above.desktop} {
    > div { grid-template-columns: minmax(0, 1fr) auto; column-gap: ${space.xxl}; }
    [data-part='foot'] { grid-column: 1 / -1; }
  }
`;
