import { above } from '@tailorbird/tokens/breakpoints';
import { layer, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const DefaultLayoutRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  padding-block-end: calc(57px + env(safe-area-inset-bottom));

  > main {
    flex: 1 0 auto;
  }

  > [data-part='notices'] {
    position: fixed;
    inset: auto ${space.x4} calc(57px + ${space.x4} + env(safe-area-inset-bottom)) ${space.x4};
    z-index: ${layer.notice};
    display: flex;
    justify-content: flex-end;
    pointer-events: none;
  }

  > [data-part='notices'] > * {
    pointer-events: auto;
  }

  ${above.desktop} {
    padding-block-end: 0;

    > [data-part='notices'] {
      inset-block-end: ${space.x4};
    }
  }
`;
