import { above } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { css, styled } from 'styled-components';

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

const list = css`
  h3 {
    font: ${type.bodyStrong};
  }

  [data-part='stars'] {
    display: inline-flex;
    color: ${color.madder};
    vertical-align: -2px;
  }

  > ul {
    display: grid;
    gap: ${space.x8};
  }

  > ul > li {
    display: grid;
    gap: ${space.x2};
    align-content: start;
    min-inline-size: 0;
  }

  [data-part='message'] {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  [data-part='photos'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }

  [data-part='photos'] img {
    display: block;
    inline-size: 96px;
    block-size: 96px;
    background: ${color.chalk};
    object-fit: cover;
  }

  small {
    color: ${color.softInk};
    font: ${type.small};
  }

  ${above.tablet} {
    > ul {
      grid-template-columns: repeat(3, 1fr);
      gap: ${space.x8} ${space.x10};
    }
  }
`;

export const ProductReviewsRoot = styled.section`
  ${stitchAbove}
  ${list}
  display: grid;
  gap: ${space.x5};
  margin-block-start: ${space.section};
  padding-block-start: ${space.section};
  scroll-margin-block-start: 120px;

  h2 {
    font: ${type.section};
  }

  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x4};
  }
`;

export const ReviewsPageRoot = styled.main`
  ${pageWidth}
  ${list}
  display: grid;
  gap: ${space.x5};
  padding-block: ${space.x8} ${space.section};

  > * {
    min-inline-size: 0;
  }

  h1 {
    font: ${type.section};
  }

  h2 {
    margin-block-start: ${space.x5};
    font: ${type.title};
  }

  [data-part='ratings'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2} ${space.x3};
  }

  [data-part='ratings'] a {
    display: flex;
    align-items: center;
    gap: ${space.x1};
    min-block-size: ${size.target};
    padding-inline: ${space.x4};
    border: ${stroke.hairline} solid ${color.control};
    border-radius: ${radius.corner};
    text-decoration: none;
  }

  [data-part='ratings'] a:hover {
    text-decoration: underline;
  }

  [data-part='ratings'] [aria-current] {
    background: ${color.ink};
    color: ${color.paper};
  }

  [data-part='ratings'] [aria-current] small {
    color: inherit;
  }
`;
