import { above } from '@tailorbird/tokens/breakpoints';
import { color, size, space, type } from '@tailorbird/tokens/roles';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const RatingLineRoot = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-block-size: ${size.target};
  justify-self: start;
  font: ${type.small};
  text-underline-offset: 4px;

  [data-part='stars'] {
    display: inline-flex;
    color: ${color.madder};
  }
`;

export const ProductReviewsRoot = styled.section`
  ${stitchAbove}
  display: grid;
  gap: ${space.x5};
  margin-block-start: ${space.section};
  padding-block-start: ${space.section};
  scroll-margin-block-start: 120px;

  h2 {
    font: ${type.section};
  }

  h3 {
    font: ${type.bodyStrong};
  }

  [data-part='stars'] {
    display: inline-flex;
    color: ${color.madder};
    vertical-align: -2px;
  }

  ul {
    display: grid;
    gap: ${space.x8};
  }

  li {
    display: grid;
    gap: ${space.x2};
    align-content: start;
  }

  small {
    color: ${color.softInk};
    font: ${type.small};
  }

  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    font: ${type.action};
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  details[open] summary {
    margin-block-end: ${space.x5};
  }

  ${above.tablet} {
    ul {
      grid-template-columns: repeat(3, 1fr);
      gap: ${space.x8} ${space.x10};
    }
  }
`;
