import { layer, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const NoticesRoot = styled.div`
  position: fixed;
  inset: auto ${space.x4} calc(var(--tb-bottom-bar-height) + ${space.x4}) ${space.x4};
  z-index: ${layer.notice};
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;
