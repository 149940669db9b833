import { font, space, tracking, weight } from '@tailorbird/tokens/roles';
import { css } from 'styled-components';

/** On paper a page is what it says, under the shop's name: no bars, no ways to elsewhere. */
export const onPaper = css`
  @media print {
    display: block;
    min-block-size: 0;
    padding-block-end: 0;

    &::before {
      display: block;
      margin-block-end: ${space.x6};
      font: ${weight.semibold} 26px/1.2 ${font.heading};
      letter-spacing: ${tracking.heading};
      content: 'Tailorbird.';
    }

    > :not(main) {
      display: none;
    }
  }
`;
