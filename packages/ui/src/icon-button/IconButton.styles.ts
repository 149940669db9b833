import { hover } from '@tailorbird/tokens/breakpoints';
import { color, font, motion, radius, size, stroke, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const IconButtonRoot = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${size.target};
  height: ${size.target};
  border: ${stroke.line} solid transparent;
  border-radius: ${radius.round};
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion.small}, color ${motion.small}, opacity ${motion.small};

  &[data-tone='paper'] { background: ${color.paper}; color: ${color.ink}; }
  &[data-tone='outlined'] { border-color: currentColor; }

  > [data-part='count'] {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 0;
    min-width: 18px;
    padding-inline: 4px;
    border-radius: ${radius.round};
    background: ${color.ink};
    color: ${color.paper};
    font: ${weight.semibold} 0.6875rem/18px ${font.body};
    text-align: center;
  }

  ${hover} {
    &:not(:disabled, [aria-disabled='true']):hover { background: color-mix(in srgb, currentColor 10%, transparent); }
    &[data-tone='paper']:not(:disabled, [aria-disabled='true']):hover { background: ${color.chalk}; }
  }
  &:focus-visible { border-radius: ${radius.round}; }
  &:disabled,
  &[aria-disabled='true'] { opacity: 0.35; cursor: default; }
`;
