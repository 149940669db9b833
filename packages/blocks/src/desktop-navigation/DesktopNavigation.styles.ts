import { below } from '@tailorbird/tokens/breakpoints';
import { color, font, layer, motion, size, space, stroke, type, weight } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { stitchBelow } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const DesktopNavigationRoot = styled.nav`
  position: relative;
  background: ${color.paper};
  color: ${color.ink};
  font: ${type.body};
  overflow-wrap: anywhere;

  a { text-decoration: none; }
  > ul { ${pageWidth} display: flex; flex-wrap: wrap; justify-content: center; gap: 0 ${space.x8}; }
  > ul > li { display: flex; align-items: center; }
  > ul > li > a { position: relative; display: flex; align-items: center; min-height: ${size.target}; font: ${weight.medium} 0.9375rem / 1.2 ${font.body}; }
  > ul > li > a::after { ${stitchBelow} position: absolute; inset: auto 0 6px; height: ${stroke.ring}; content: ''; opacity: 0; transition: opacity ${motion.small}; }
  > ul > li > a[aria-current]::after, > ul > li:is(:hover, [data-open]) > a::after { opacity: 1; }
  > ul > li > button { display: grid; place-items: center; width: 28px; height: 28px; margin-inline-end: calc(-1 * ${space.x3}); color: ${color.softInk}; }
  > ul > li > button > svg { transition: rotate ${motion.small}; }
  > ul > li[data-open] > button > svg { rotate: 180deg; }

  [data-part='panel'] {
    position: absolute;
    inset-inline: 0;
    z-index: ${layer.popover};
    inset-block-start: 100%;
    max-height: calc(100dvh - 10rem);
    border-block: ${stroke.hairline} solid ${color.line};
    overflow-y: auto;
    background: ${color.paper};
    visibility: hidden;
    opacity: 0;
    transition: opacity ${motion.small}, visibility 0s 160ms;
  }
  > ul > li[data-open] > [data-part='panel'] { visibility: visible; opacity: 1; transition: opacity ${motion.small}; }
  &:not([data-live]) > ul > li:is(:hover, :focus-within) > [data-part='panel'] { visibility: visible; opacity: 1; transition: opacity ${motion.small} 120ms, visibility 0s 120ms; }

  [data-part='panel'] > ul { ${pageWidth} display: flex; justify-content: center; gap: ${space.large}; padding-block: ${space.x8} ${space.x10}; }
  ${below.tablet} { [data-part='panel'] > ul { flex-wrap: wrap; } }
  [data-part='panel'] > ul > li { flex: 0 1 13rem; display: grid; align-content: start; gap: ${space.x6}; }
  [data-part='group'] > p { padding-block-end: ${space.x2}; font: ${type.smallStrong}; }
  [data-part='group'] li > a { display: flex; align-items: center; min-height: 34px; color: ${color.softInk}; font: ${type.small}; }
  [data-part='group'] a:hover { color: ${color.ink}; text-decoration: underline ${stroke.hairline}; text-underline-offset: 0.3em; }
  [data-part='jump'] { display: grid; gap: ${space.x3}; font: ${type.subtitle}; }
  [data-part='jump']:hover > span { text-decoration: underline ${stroke.hairline}; text-underline-offset: 0.2em; }
`;
