import { above, reducedMotion } from '@tailorbird/tokens/breakpoints';
import { color, layer, radius, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const HeroCarouselRoot = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column-reverse;

  > [data-part='viewport'] {
    display: flex;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-behavior: smooth;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  > [data-part='viewport']::-webkit-scrollbar { display: none; }
  > [data-part='viewport']:focus-visible { outline-offset: -6px; }
  > [data-part='viewport'] > div {
    display: grid;
    flex: 0 0 100%;
    grid-template-columns: minmax(0, 1fr);
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  > [data-part='controls'] {
    z-index: ${layer.raised};
    display: flex;
    align-items: center;
    justify-content: center;
    padding: ${space.x1};
    background: ${color.paper};
    color: ${color.ink};
    font: ${type.small};
    font-variant-numeric: tabular-nums;
  }
  > [data-part='controls'] > p { min-width: 4em; text-align: center; }
  > [data-waiting] { visibility: hidden; }

  ${above.tablet} {
    > [data-part='controls'] {
      position: absolute;
      inset-block-end: ${space.x6};
      inset-inline-start: ${space.pageMargin};
      padding: 0;
      border-radius: ${radius.round};
    }
    [data-part='words'] { padding-block-end: calc(${space.xxl} + ${space.x6}); }
    [data-part='ground'] button { inset-block-end: 80px; inset-inline-end: ${space.pageMargin}; }
  }
  @media (scripting: none) { > [data-part='controls'] { display: none; } }
  ${reducedMotion} {
    > [data-part='viewport'] { scroll-behavior: auto; }
    [data-part='pause'] { display: none; }
  }
`;
