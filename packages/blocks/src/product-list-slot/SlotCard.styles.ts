import { color, layer, motion, space, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SlotCardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  background: var(--ground, ${color.chalk});
  color: var(--text, ${color.ink});

  > [data-part='picture'] { position: relative; flex: 1 1 var(--slot-picture, auto); min-height: 0; aspect-ratio: 1; overflow: hidden; }
  &[data-columns='2'] > [data-part='picture'] { aspect-ratio: 8 / 5; }
  > [data-part='picture'] > img, > [data-part='picture'] > div, > [data-part='picture'] > div > video { position: absolute; inset: 0; width: 100%; height: 100%; aspect-ratio: auto; }
  > [data-part='picture'] > img { transition: transform ${motion.drawer}; }
  &:has(a:hover) > [data-part='picture'] > img { transform: scale(1.02); }
  > [data-part='picture'] button { z-index: ${layer.raised}; }

  > [data-part='words'] { display: grid; gap: ${space.x1}; justify-items: start; padding: ${space.x4}; }
  > [data-part='words'] > :is(h2, h3) { font: ${type.subtitle}; letter-spacing: ${tracking.heading}; }
  > [data-part='words'] > :is(h2, h3) > a { text-decoration: none; }
  > [data-part='words'] > :is(h2, h3) > a::after { position: absolute; inset: 0; content: ''; }
  > [data-part='words'] > p { font: ${type.small}; }
  > [data-part='words'] > div { padding-block-start: ${space.x2}; }
  > [data-part='words'] > div > a { z-index: ${layer.raised}; }
  &:not([data-linked]) > [data-part='words'] > div > a { position: static; }
  &:not([data-linked]) > [data-part='words'] > div > a::after { position: absolute; inset: 0; content: ''; }
`;
