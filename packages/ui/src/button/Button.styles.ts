import { forcedColours, hover } from '@tailorbird/tokens/breakpoints';
import {
  color,
  font,
  motion,
  radius,
  size,
  space,
  stroke,
  tracking,
  type,
  weight,
} from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ButtonRoot = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x2};
  max-width: 100%;
  min-height: ${size.target};
  padding: ${space.x2} ${space.x6};
  border: ${stroke.line} solid transparent;
  border-radius: ${radius.corner};
  font: ${type.action};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.small}, border-color ${motion.small}, color ${motion.small}, text-decoration-color ${motion.small};

  &[data-size='large'] { min-height: 52px; padding-inline: ${space.x8}; }
  &[data-size='small'] { padding-inline: ${space.x4}; font: ${type.smallStrong}; }
  &[data-wide] { width: 100%; }

  &[data-variant='none'] { min-height: 0; padding: 0; border: 0; font: inherit; color: inherit; }

  &[data-variant='primary'], &[data-variant='old-primary'] { border-color: var(--button-ink, transparent); background: ${color.ink}; color: ${color.paper}; }
  &[data-variant='secondary'], &[data-variant='old-secondary'] { border-color: currentColor; background: transparent; color: var(--button-ink, ${color.ink}); }
  &[data-variant='round-style'] { border-radius: ${radius.round}; border-color: ${color.ink}; background: ${color.paper}; color: ${color.ink}; }

  &[data-variant='tertiary'], &[data-variant='tertiary-white'], &[data-variant='old-tertiary'] {
    padding-inline: 0;
    color: var(--button-ink, ${color.ink});
    text-decoration: underline ${stroke.line};
    text-underline-offset: 5px;
  }
  &[data-variant='tertiary-white'] { color: var(--button-ink, ${color.paper}); }

  &[data-variant^='old-'] {
    font: ${weight.bold} 0.8125rem/1.2 ${font.body};
    letter-spacing: ${tracking.caps};
    text-transform: uppercase;
  }

  ${hover} {
    &[data-variant='primary']:hover, &[data-variant='old-primary']:hover { background: ${color.inkHover}; }
    &[data-variant='secondary']:hover, &[data-variant='old-secondary']:hover, &[data-variant='round-style']:hover { border-color: ${color.ink}; background: ${color.ink}; color: ${color.paper}; }
    &[data-variant*='tertiary']:hover { text-decoration-color: transparent; }
  }

  &:disabled, &[aria-disabled='true'] { cursor: not-allowed; }
  &[data-disabled] { opacity: 0.45; }

  /* Filled there too: in the system's colours every ground is the same, and so would be every button. */
  ${forcedColours} {
    &[data-variant='primary'], &[data-variant='old-primary'] { border-color: ButtonText; background: ButtonText; color: ButtonFace; forced-color-adjust: none; }
    &[data-variant='primary']:hover, &[data-variant='old-primary']:hover { border-color: Highlight; background: Highlight; color: HighlightText; }
    &[data-variant='primary']:focus-visible, &[data-variant='old-primary']:focus-visible { outline-color: Highlight; box-shadow: none; }
    &[data-variant='primary'][data-disabled], &[data-variant='old-primary'][data-disabled] { border-color: GrayText; background: ButtonFace; color: GrayText; opacity: 1; }
  }

  &[aria-busy='true'] > [data-part='label'] { opacity: 0; }
  > [data-part='label'] { display: inline-flex; align-items: center; justify-content: center; gap: ${space.x2}; }
  > [data-part='wait'] {
    position: absolute;
    width: 18px;
    height: 18px;
    border: 2px dashed currentColor;
    border-radius: ${radius.round};
    animation: tb-turn 1.2s linear infinite;
  }
  @keyframes tb-turn { to { transform: rotate(1turn); } }
`;
