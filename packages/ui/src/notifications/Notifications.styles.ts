import { color, layer, motion, radius, shadow, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const NotificationsRoot = styled.div`
  position: relative;
  z-index: ${layer.notice};
  width: min(400px, 100%);

  > ul { display: grid; gap: ${space.x2}; }
  > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x3};
    padding: ${space.x1} ${space.x1} ${space.x1} ${space.x4};
    border-radius: ${radius.corner};
    background: ${color.ink};
    color: ${color.paper};
    box-shadow: ${shadow.overlay};
    font: ${type.card};
    transition: opacity ${motion.small}, transform ${motion.small};
  }
  @starting-style { > ul > li { opacity: 0; transform: translateY(8px); } }
`;
