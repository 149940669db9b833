import { below, forcedColours } from '@tailorbird/tokens/breakpoints';
import { color, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const StepListRoot = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2} ${space.x5};
  color: ${color.softInk};
  font: ${type.small};
  counter-reset: step;

  > li {
    position: relative;
    display: inline-flex;
    gap: ${space.x2};
    align-items: center;
    min-block-size: ${size.target};
    counter-increment: step;
  }

  > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: ${stroke.line} solid currentcolor;
    border-radius: 50%;
    font: ${type.smallStrong};
  }

  > [aria-current] {
    color: ${color.ink};
    font: ${type.smallStrong};
  }

  > [aria-current]::before {
    background: ${color.ink};
    border-color: ${color.ink};
    color: ${color.paper};
  }

  > [data-done]::before {
    content: '';
    background: ${color.success};
    border-color: ${color.success};
  }

  > [data-done]::after {
    content: '';
    position: absolute;
    inset-inline-start: 9px;
    inset-block-start: calc(50% - 8px);
    inline-size: 6px;
    block-size: 12px;
    border: solid ${color.paper};
    border-width: 0 ${stroke.ring} ${stroke.ring} 0;
    rotate: 45deg;
  }

  ${forcedColours} {
    > [aria-current]::before {
      forced-color-adjust: none;
      background: CanvasText;
      border-color: CanvasText;
      color: Canvas;
    }
  }

  /* Each number stands above its words, which may take two lines: the steps are one row at any width. */
  ${below.tablet} {
    display: grid;
    grid-auto-flow: column;
    justify-content: space-between;
    gap: ${space.x3};

    > li {
      flex-direction: column;
      gap: ${space.x1};
      text-align: center;
    }

    > [data-done]::after {
      inset-inline-start: calc(50% - 3px);
      inset-block-start: 4px;
    }
  }
`;
