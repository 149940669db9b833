import { below } from '@tailorbird/tokens/breakpoints';
import { color, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const GalleryRoot = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.x4};
  align-content: start;

  li {
    background: ${color.chalk};
  }

  a {
    display: block;
    cursor: zoom-in;
  }

  > li[data-large] {
    grid-column: 1 / -1;
  }

  ${below.tablet} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 88%;
    gap: ${space.x2};
    margin-inline: calc(-1 * ${space.pageMargin});
    padding-inline: ${space.pageMargin};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: ${space.pageMargin};
    scrollbar-width: none;

    li {
      scroll-snap-align: start;
    }

    > li[data-large] {
      grid-column: auto;
    }

    li:only-child {
      margin-inline-end: ${space.pageMargin};
    }
  }
`;
