import { color, motion, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { css } from 'styled-components';

/** What is written or chosen in. */
export const textControl = css`
  width: 100%;
  min-height: ${size.target};
  padding: ${space.x2} ${space.x3};
  border: ${stroke.hairline} solid ${color.control};
  border-radius: ${radius.corner};
  background: ${color.paper};
  color: ${color.ink};
  font: ${type.body};
  transition: border-color ${motion.small};

  &:hover { border-color: ${color.ink}; }
  &[aria-invalid='true'] { border-color: ${color.error}; box-shadow: inset 0 0 0 ${stroke.hairline} ${color.error}; }
  &:disabled { border-color: ${color.line}; color: ${color.softInk}; cursor: not-allowed; }
`;
