import { forcedColours } from '@tailorbird/tokens/breakpoints';
import { color, motion, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { stitchAbove } from '../stitch/stitch.styles.ts';

export const DisclosureRoot = styled.details`
  ${stitchAbove}
  padding-block-start: 2px;

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x4};
    min-height: ${size.target};
    padding-block: ${space.x3};
    font: ${type.bodyStrong};
  }
  > summary > :is(h2, h3, h4, h5, h6) { font: inherit; }
  > summary > span[aria-hidden] { position: relative; flex: none; width: 14px; height: 14px; }
  > summary > span[aria-hidden]::before,
  > summary > span[aria-hidden]::after {
    content: '';
    position: absolute;
    inset: 6.25px 0 auto;
    height: 1.5px;
    background: ${color.ink};
    transition: transform ${motion.small};
  }
  ${forcedColours} {
    > summary > span[aria-hidden]::before,
    > summary > span[aria-hidden]::after { background: CanvasText; }
  }
  > summary > span[aria-hidden]::after { transform: rotate(90deg); }
  &[open] > summary > span[aria-hidden]::after { transform: rotate(0); }

  > div { padding-block: ${space.x1} ${space.x6}; }
`;
