import { css } from 'styled-components';

/** On paper a page is what it says: no bars, no ways to elsewhere. */
export const onPaper = css`
  @media print {
    display: block;
    min-block-size: 0;
    padding-block-end: 0;

    > :not(main) {
      display: none;
    }
  }
`;
