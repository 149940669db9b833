import { color, font, layer, radius, space, tracking, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/**
 * A dialog that blocks nothing: it opens with the page, and its form closes it without script. A line with more letters
 * than fit the sticker is set smaller.
 */
export const StickerFaceRoot = styled.dialog`
  position: var(--sticker-position, fixed);
  inset: auto var(--right, auto) calc(var(--bottom, 0px) + var(--tb-bottom-bar-height, 0px)) var(--left, auto);
  z-index: ${layer.sticky};
  width: min(var(--width), calc(100vw - var(--across)));
  height: min(var(--height), calc(100vh - var(--down)));
  max-width: none;
  max-height: none;
  margin: 0;
  background: none;
  overflow: visible;

  &[data-at='top'] { position: fixed; inset-block: calc(var(--top) + var(--tb-header-height, 0px)) auto; }

  > [data-part='face'] {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
    container-type: inline-size;
    border-radius: ${radius.round};
    background: var(--ground, ${color.mustard});
    color: ${color.ink};
    text-align: center;
    text-decoration: none;
  }
  > [data-part='face'][data-pictured] { border-radius: ${radius.corner}; }
  > [data-part='face'] > img { position: absolute; inset: 0; width: 100%; height: 100%; aspect-ratio: auto; }
  > [data-part='face'] > span {
    position: absolute;
    inset-inline-start: var(--x);
    inset-block-start: var(--y);
    width: max-content;
    max-width: 84%;
    translate: -50% -50%;
    color: var(--colour, inherit);
    font: ${weight.semibold} min(var(--size), max(0.6875rem, 160cqi / var(--letters))) / 1.05 ${font.heading};
    letter-spacing: ${tracking.heading};
    text-wrap: balance;
  }
  > [data-part='face'][data-pictured] > span[data-plain] { padding: ${space.x1} ${space.x2}; border-radius: ${radius.corner}; background: ${color.paper}; }
  > form { position: absolute; inset: var(--close-top) var(--close-right) auto auto; }
  > form > button { width: var(--close-size); height: var(--close-size); }
`;
