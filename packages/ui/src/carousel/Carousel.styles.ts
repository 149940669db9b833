import { above } from '@tailorbird/tokens/breakpoints';
import { color, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const CarouselRoot = styled.section`
  position: relative;
  --shown: var(--on-phone, 1);
  --slide: var(--slide-width, calc((100% - (var(--shown) - 1) * var(--gap)) / var(--shown)));

  ${above.tablet} { --shown: var(--on-tablet, var(--on-phone, 1)); }
  ${above.desktop} { --shown: var(--on-desktop, var(--on-tablet, var(--on-phone, 1))); }

  > [data-part='viewport'] {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  > [data-part='viewport']::-webkit-scrollbar { display: none; }
  > [data-part='viewport'] > ul { display: flex; }
  > [data-part='viewport'] > ul > li {
    flex: 0 0 var(--slide);
    min-width: 0;
    margin-inline-end: var(--gap);
    scroll-snap-align: start;
  }
  &:not([data-loop]) > [data-part='viewport'] > ul > li:last-child { margin-inline-end: 0; }

  &[data-dragged] > [data-part='viewport'] { overflow: hidden; scroll-snap-type: none; cursor: grab; }
  &[data-dragged] > [data-part='viewport']:active { cursor: grabbing; }

  > [data-part='arrows'] { display: flex; justify-content: flex-end; gap: ${space.x2}; padding-block-start: ${space.x3}; color: ${color.ink}; }
  > [data-part='arrows'][data-still] { visibility: hidden; }
`;
