import { below, hover } from '@tailorbird/tokens/breakpoints';
import { color, layer, motion, radius, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LinkTileCardRoot = styled.div`
  position: relative;
  height: 100%;
  border-radius: ${radius.corner};
  background: var(--ground, ${color.chalk});
  color: var(--text, ${color.ink});

  > :is(img, div) { background: var(--ground, ${color.chalk}); }
  > div > button { z-index: ${layer.raised}; }
  > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x3};
    min-height: ${size.target};
    color: inherit;
    text-decoration: none;
    letter-spacing: ${tracking.heading};
  }
  > a::after { position: absolute; inset: 0; content: ''; }
  > a > svg { flex: none; transition: transform ${motion.small}; }
  ${hover} {
    &:hover > a > span { text-decoration: underline ${stroke.line}; text-underline-offset: 5px; }
    &:hover > a > svg { transform: translateX(4px); }
  }

  &[data-layout='Stack'] { display: flex; flex-direction: column; }
  &[data-layout='Stack'] > a { flex: 1; padding: ${space.x4}; font: ${type.subtitle}; }

  &[data-layout='Row'] { display: flex; align-items: stretch; min-height: 112px; }
  &[data-layout='Row'] > :is(img, div) { flex: none; width: clamp(112px, 22%, 280px); height: auto; }
  &[data-layout='Row'] > a { flex: 1; padding: ${space.x4} clamp(${space.x4}, 5%, ${space.xxl}); font: ${type.section}; }

  ${below.tablet} {
    &[data-layout='Stack'] > a { padding: ${space.x3}; font: ${type.bodyStrong}; letter-spacing: 0; }
    &[data-layout='Row'] > a { font: ${type.title}; }
  }
`;
