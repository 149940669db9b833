import { reducedMotion } from '@tailorbird/tokens/breakpoints';
import {
  color,
  font,
  layer,
  motion,
  radius,
  size,
  space,
  stroke,
  tracking,
  type,
  weight,
} from '@tailorbird/tokens/roles';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const ScrollingTextBannerRoot = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: ${space.x6};
  background: var(--ground, ${color.duckEgg});
  color: var(--text, ${color.ink});

  > [data-part='track'] {
    display: flex;
    width: max-content;
    animation: tb-marquee var(--seconds) linear infinite;
  }
  &[data-direction='Right'] > [data-part='track'] { animation-direction: reverse; }
  @keyframes tb-marquee { to { transform: translateX(calc(-100% / var(--rounds))); } }

  &:has(input:checked) > [data-part='track'],
  &:has(:focus-visible) > [data-part='track'],
  &:hover > [data-part='track'] { animation-play-state: paused; }

  > [data-part='track'] > ul { display: flex; flex: none; }
  > [data-part='track'] > ul > li {
    display: flex;
    align-items: center;
    font: ${type.section};
    letter-spacing: ${tracking.heading};
    white-space: nowrap;
  }
  &[data-size='Small'] > [data-part='track'] > ul > li { font: ${type.subtitle}; }
  &[data-font='Athletics'] > [data-part='track'] > ul > li { font-family: ${font.body}; font-weight: ${weight.bold}; }
  &[data-font='Quisas'] > [data-part='track'] > ul > li { font-family: ${font.heading}; }
  > [data-part='track'] > ul > li::after {
    ${stitchAbove}
    --stitch: currentColor;
    flex: none;
    width: 40px;
    height: ${stroke.ring};
    margin-inline: ${space.x6};
    opacity: 0.7;
    content: '';
  }
  a { padding-block: ${space.x1}; text-decoration: none; }
  a:hover { text-decoration: underline ${stroke.line}; text-underline-offset: 0.16em; }

  &::after {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: 128px;
    background: linear-gradient(to right, transparent, var(--ground, ${color.duckEgg}) 60%);
    content: '';
    pointer-events: none;
  }
  > label {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: ${space.x3};
    z-index: ${layer.raised};
    display: grid;
    width: ${size.target};
    height: ${size.target};
    margin-block-start: calc(-0.5 * ${size.target});
    place-items: center;
    border-radius: ${radius.round};
    background: ${color.paper};
    color: ${color.ink};
    cursor: pointer;
    transition: background-color ${motion.small};
  }
  > label:hover { background: ${color.chalk}; }
  > label:has(:focus-visible) { outline: ${stroke.ring} solid ${color.focus}; outline-offset: ${stroke.ring}; }
  > label > * { grid-area: 1 / 1; }
  > label > input { width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  > label > span { display: grid; pointer-events: none; }
  > label:has(:checked) > [data-part='pause'], > label:not(:has(:checked)) > [data-part='play'] { display: none; }

  ${reducedMotion} {
    &::after, > label, > [data-part='track'] > ul[inert] { display: none; }
    > [data-part='track'] { width: auto; animation: none; }
    > [data-part='track'] > ul { flex: 1; flex-wrap: wrap; justify-content: center; gap: ${space.x2} ${space.x10}; padding-inline: ${space.pageMargin}; }
    > [data-part='track'] > ul > li { white-space: normal; text-align: center; text-wrap: balance; }
    > [data-part='track'] > ul > li::after { display: none; }
  }
`;
