import { color, stroke } from '@tailorbird/tokens/roles';
import { css } from 'styled-components';

const thread = 'repeating-linear-gradient(90deg, var(--stitch, currentColor) 0 7px, transparent 7px 11px)';

/** The running stitch below a thing: the active item of a navigation. */
export const stitchBelow = css`
  --stitch: ${color.madder};
  background: ${thread} 0 100% / 100% ${stroke.ring} no-repeat;
`;

/** The running stitch as a divider above a thing. */
export const stitchAbove = css`
  --stitch: ${color.line};
  background: ${thread} 0 0 / 100% ${stroke.ring} no-repeat;
`;
