import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SizeHelpRoot = styled.p`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: flex;
  gap: ${space.x4};
  font: ${type.small};

  span {
    color: ${color.softInk};
  }

  a {
    text-underline-offset: 4px;
  }
`;
