import { styled } from 'styled-components';

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

  /* On paper a page is what it says: no bars, no ways to elsewhere. */
  @media print {
    display: block;
    min-block-size: 0;
    padding-block-end: 0;

    > :not(main) {
      display: none;
    }
  }
`;
