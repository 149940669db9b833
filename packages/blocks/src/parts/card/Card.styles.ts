import { color, layer, motion, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const CardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.x2};
  color: ${color.ink};

  > [data-part='picture'] { overflow: hidden; background: ${color.chalk}; }
  > [data-part='picture'] > img { transition: transform ${motion.drawer}; }
  &:hover > [data-part='picture'] > img { transform: scale(1.02); }
  > :is(h2, h3) { padding-block-start: ${space.x2}; font: ${type.subtitle}; letter-spacing: ${tracking.heading}; }
  > :is(h2, h3) > a { text-decoration: none; }
  > :is(h2, h3) > a::after { position: absolute; inset: 0; content: ''; }
  > [data-part='picture'] button { z-index: ${layer.raised}; }
  > p { color: ${color.softInk}; font: ${type.body}; }
  > span { padding-block: ${space.x2}; align-self: flex-start; font: ${type.action}; text-decoration: underline ${stroke.line}; text-underline-offset: 5px; }
  &:hover > span { text-decoration-color: transparent; }
`;
