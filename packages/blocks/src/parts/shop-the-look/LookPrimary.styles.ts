import { color, layer, motion } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LookPrimaryRoot = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.chalk};

  > img { transition: transform ${motion.drawer}; }
  &:has(> a:hover) > img { transform: scale(1.02); }
  > a { position: absolute; inset: 0; outline-offset: -4px; }
  button { z-index: ${layer.raised}; }
`;
