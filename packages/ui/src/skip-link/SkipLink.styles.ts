import { color, layer, radius, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SkipLinkRoot = styled.a`
  position: absolute;
  inset-block-start: ${space.x2};
  inset-inline-start: ${space.x2};
  z-index: ${layer.progress};
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  padding-inline: ${space.x4};
  border-radius: ${radius.corner};
  background: ${color.ink};
  color: ${color.paper};
  font: ${type.action};

  &:not(:focus) { clip-path: inset(50%); pointer-events: none; }
`;
