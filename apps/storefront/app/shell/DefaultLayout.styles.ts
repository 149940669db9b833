import { styled } from 'styled-components';
import { onPaper } from './onPaper.styles.ts';

export const DefaultLayoutRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  padding-block-end: var(--tb-bottom-bar-height);

  > main {
    flex: 1 0 auto;
  }

  /* What a transparent header covers of the first block: its words begin below. */
  &[data-covered] > main {
    --tb-covered: var(--tb-header-height);
  }

  ${onPaper}
`;
