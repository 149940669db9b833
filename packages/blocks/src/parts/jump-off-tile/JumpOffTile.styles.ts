import { below } from '@tailorbird/tokens/breakpoints';
import { color, layer, motion, radius, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** Its parent may set `--shape`, the picture's sides, and `--title`, the font of the title. */
export const JumpOffTileRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  width: 100%;
  min-width: 0;
  height: 100%;
  color: var(--text, ${color.ink});
  background: var(--ground, ${color.chalk});

  > [data-part='picture'] { position: relative; overflow: hidden; aspect-ratio: var(--shape); background: var(--ground, ${color.chalk}); }
  > [data-part='picture'] > :is(img, div) { width: 100%; height: 100%; aspect-ratio: auto; }
  > [data-part='picture'] > img { transition: transform ${motion.drawer}; }
  &:hover > [data-part='picture'] > img { transform: scale(1.02); }
  > [data-part='picture'] button { z-index: ${layer.raised}; }

  > [data-part='words'] { display: grid; gap: ${space.x1}; justify-items: start; padding: ${space.x5}; }
  > [data-part='words'] > :is(h2, h3) { font: var(--title, ${type.title}); letter-spacing: ${tracking.heading}; }
  > [data-part='words'] > :is(h2, h3) > a { text-decoration: none; }
  > [data-part='words'] > :is(h2, h3) > a::after { position: absolute; inset: 0; content: ''; }
  > [data-part='words'] > span { padding-block: ${space.x2}; font: ${type.action}; text-decoration: underline ${stroke.line}; text-underline-offset: 5px; }
  &:hover > [data-part='words'] > span { text-decoration-color: transparent; }

  &:is([data-type='1'], [data-type='3']) { aspect-ratio: var(--shape); }
  &:is([data-type='1'], [data-type='3']) > [data-part='picture'] { position: absolute; inset: 0; aspect-ratio: auto; }
  &:is([data-type='1'], [data-type='3']) > [data-part='words'] { z-index: 0; }
  &[data-plain] { min-height: 200px; aspect-ratio: auto; }
  > [data-label='paper'] { background: ${color.paper}; }
  > [data-label='tinted'] { background: var(--ground, ${color.paper}); }

  &[data-type='1'] > [data-label] { align-self: flex-start; max-width: calc(100% - ${space.x4}); padding: ${space.x4} ${space.x6} ${space.x2}; }
  &[data-type='1'] > [data-label='paper'] { padding-inline-start: 0; }
  ${below.tablet} {
    &[data-type='1']:not([data-plain]) { justify-content: flex-start; aspect-ratio: auto; background: none; }
    &[data-type='1'] > [data-part='picture'] { position: relative; aspect-ratio: var(--shape); }
    &[data-type='1'] > [data-label] { max-width: calc(100% - ${space.x10}); margin-block-start: calc(-1 * ${space.x10}); }
  }

  &[data-type='2']:not([data-plain]) { justify-content: flex-start; background: none; }
  &[data-type='2'] > [data-label] { padding: ${space.x4} 0 0; background: none; color: ${color.ink}; }

  &[data-type='3'] { justify-content: center; align-items: center; text-align: center; }
  &[data-type='3'] > [data-part='words'] { justify-items: center; max-width: 100%; }
  &[data-type='3'] > [data-label] { max-width: calc(100% - 2 * ${space.x4}); padding: ${space.x4} ${space.x6} ${space.x3}; border-radius: ${radius.corner}; }
`;
