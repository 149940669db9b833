import { color, layer, motion, space, stroke } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SnugCardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  background: ${color.chalk};

  > [data-part='picture'] { overflow: hidden; }
  > [data-part='picture'] > img { transition: transform ${motion.drawer}; }
  &:has(a:hover) > [data-part='picture'] > img { transform: scale(1.02); }
  > [data-part='picture'] button { z-index: ${layer.raised}; }
  > [data-part='action'] { display: grid; flex: 1; place-items: center; padding: ${space.x2} ${space.x3}; text-align: center; }
  > [data-part='action']:has([data-variant='tertiary-white']) { background: ${color.ink}; color: ${color.paper}; }
  > [data-part='action'] > div { justify-content: center; }
  > [data-part='action'] > div > a { position: static; }
  > [data-part='action'] > div > a::after { position: absolute; inset: 0; content: ''; }
  > [data-part='action'] > div > a:focus-visible { outline-offset: ${stroke.ring}; }
`;
