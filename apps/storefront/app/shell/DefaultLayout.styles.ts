import { above } from '@tailorbird/tokens/breakpoints';
import { styled } from 'styled-components';

export const DefaultLayoutRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  padding-block-end: calc(57px + env(safe-area-inset-bottom));

  > main {
    flex: 1 0 auto;
  }

  ${above.desktop} {
    padding-block-end: 0;
  }
`;
