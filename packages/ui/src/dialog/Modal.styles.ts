import { above } from '@tailorbird/tokens/breakpoints';
import {
  color,
  layer,
  motion,
  radius,
  shadow,
  space,
  stroke,
  tracking,
  type,
} from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { stitchAbove } from '../stitch/stitch.styles.ts';

export const ModalRoot = styled.dialog`
  position: fixed;
  inset: 0;
  max-width: none;
  max-height: none;
  margin: auto;
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  /* Its edge, where shadows are not drawn. */
  outline: ${stroke.hairline} solid transparent;
  overflow-y: auto;
  overscroll-behavior: contain;
  opacity: 0;
  transition: opacity ${motion.drawer}, transform ${motion.drawer}, overlay ${motion.drawer} allow-discrete, display ${motion.drawer} allow-discrete;

  &[open] { opacity: 1; transform: none; }
  @starting-style { &[open] { opacity: 0; } }

  &::backdrop { background: ${color.scrim}; opacity: 0; transition: opacity ${motion.drawer}, overlay ${motion.drawer} allow-discrete, display ${motion.drawer} allow-discrete; }
  &[open]::backdrop { opacity: 1; }
  @starting-style { &[open]::backdrop { opacity: 0; } }

  > div {
    display: flex;
    flex-direction: column;
    min-height: 100%;
  }
  > div > header {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.raised};
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x4};
    padding: ${space.x3} ${space.x3} ${space.x3} ${space.x6};
    background: ${color.paper};
  }
  > div > header > h2 {
    font: ${type.subtitle};
    letter-spacing: ${tracking.heading};
  }
  > div > [data-part='body'] {
    flex: 1;
    padding: ${space.x2} ${space.x6} ${space.x6};
  }
  > div > footer {
    ${stitchAbove}
    position: sticky;
    inset-block-end: 0;
    z-index: ${layer.raised};
    padding: ${space.x4} ${space.x6};
    background-color: ${color.paper};
  }

  &[data-shape='dialog'] {
    width: min(560px, calc(100vw - 32px));
    height: fit-content;
    max-height: min(720px, calc(100dvh - 32px));
    border-radius: ${radius.corner};
    transform: translateY(12px);
  }
  &[data-shape='dialog'][data-size='large'] { width: min(880px, calc(100vw - 32px)); }
  @starting-style { &[data-shape='dialog'][open] { transform: translateY(12px); } }

  &[data-shape='right'], &[data-shape='left'] { width: min(440px, calc(100vw - 40px)); height: 100dvh; }
  &[data-shape='right'] { margin-inline-end: 0; transform: translateX(100%); }
  &[data-shape='left'] { margin-inline-start: 0; transform: translateX(-100%); }
  &[data-shape='top'] { width: 100%; height: min(720px, 100dvh); margin-block-start: 0; transform: translateY(-100%); }
  &[data-shape='bottom'] { width: 100%; height: fit-content; max-height: calc(100dvh - 48px); margin-block-end: 0; transform: translateY(100%); }
  &:not([data-shape='dialog'])[open] { transform: none; }
  @starting-style {
    &[data-shape='right'][open] { transform: translateX(100%); }
    &[data-shape='left'][open] { transform: translateX(-100%); }
    &[data-shape='top'][open] { transform: translateY(-100%); }
    &[data-shape='bottom'][open] { transform: translateY(100%); }
  }

  ${above.tablet} {
    &[data-shape='bottom'] { width: min(720px, 100vw); }
  }
`;
