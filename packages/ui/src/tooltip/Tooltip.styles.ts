import { color, layer, motion, radius, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const TooltipRoot = styled.div`
  z-index: ${layer.popover};
  width: max-content;
  max-width: min(240px, calc(100vw - 24px));
  padding: ${space.x1} ${space.x2};
  border-radius: ${radius.corner};
  background: ${color.ink};
  color: ${color.paper};
  font: ${type.small};
  transition: opacity ${motion.small};

  @starting-style { opacity: 0; }
`;
