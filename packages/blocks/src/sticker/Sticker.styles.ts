import { color, font, layer, radius, space, tracking, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const StickerRoot = styled.aside`
  position: fixed;
  inset-block-end: calc(var(--margin-y) + var(--tb-bottom-bar-height, 0px));
  inset-inline-end: var(--margin-x);
  z-index: ${layer.sticky};
  width: var(--width);
  height: var(--height);

  > [data-part='face'] {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
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
    inset-inline: ${space.x3};
    inset-block-start: var(--top);
    transform: translateY(-50%);
    color: var(--colour, inherit);
    font: ${weight.semibold} var(--size) / 1.05 ${font.heading};
    letter-spacing: ${tracking.heading};
  }
  > button { position: absolute; inset-block-start: -12px; }
  &[data-close='Right'] > button { inset-inline-end: -12px; }
  &[data-close='Left'] > button { inset-inline-start: -12px; }
  @media (scripting: none) { > button { display: none; } }
`;
