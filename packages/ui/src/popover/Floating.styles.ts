import { color, layer, motion, radius, shadow, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const FloatingRoot = styled.div`
  z-index: ${layer.popover};
  width: max-content;
  max-width: min(360px, calc(100vw - 24px));
  border-radius: ${radius.corner};
  transition: opacity ${motion.small};

  @starting-style { opacity: 0; }

  &[data-kind='popover'] {
    padding: ${space.x4};
    border: ${stroke.hairline} solid ${color.line};
    background: ${color.paper};
    color: ${color.ink};
    box-shadow: ${shadow.overlay};
  }
  &[data-kind='tooltip'] {
    max-width: 240px;
    padding: ${space.x1} ${space.x2};
    background: ${color.ink};
    color: ${color.paper};
    font: ${type.small};
  }
`;
