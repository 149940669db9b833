import { color, stroke } from '@tailorbird/tokens/roles';
import { css } from 'styled-components';

/** The running stitch, our one ornament: a dashed line under the active thing, or between two things. */
export const runningStitch = css`
  height: ${stroke.ring};
  background: repeating-linear-gradient(to right, ${color.madder} 0 6px, transparent 6px 10px);
  content: '';
`;
