import { styled } from 'styled-components';

/** `--line` is the line of the title it stands under. */
export const SquiggleRoot = styled.svg`
  position: absolute;
  inset-block-start: calc(min(var(--line) * 1lh, 100%) - 0.06em);
  inset-inline: 0;
  width: min(3.4em, 90%);
  height: 0.24em;
  margin-inline: auto;
  overflow: visible;
  fill: none;
  stroke: var(--squiggle, #000000);
  stroke-width: 5;
  stroke-linecap: round;
`;
