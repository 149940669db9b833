import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, layer, motion, radius, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '../pageWidth.styles.ts';

export const JumpOffRoot = styled.section`
  ${pageWidth}
  display: grid;
  gap: ${space.x6};

  > ul { display: grid; gap: ${space.x4}; grid-template-columns: minmax(0, 1fr); }
  &[data-count='4'] > ul { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  li {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    color: var(--text, ${color.ink});
    background: var(--ground, ${color.chalk});
  }
  [data-part='picture'] { position: relative; overflow: hidden; aspect-ratio: var(--shape); }
  [data-part='picture'] > img { width: 100%; height: 100%; aspect-ratio: auto; transition: transform ${motion.drawer}; }
  li:hover [data-part='picture'] > img { transform: scale(1.02); }
  [data-part='words'] { display: grid; gap: ${space.x1}; justify-items: start; padding: ${space.x6}; }
  [data-part='words'] > :is(h2, h3) { font: ${type.title}; letter-spacing: ${tracking.heading}; }
  [data-part='words'] > :is(h2, h3) > a { text-decoration: none; }
  [data-part='words'] > :is(h2, h3) > a::after { position: absolute; inset: 0; content: ''; }
  [data-part='picture'] button { z-index: ${layer.raised}; }
  [data-part='words'] > span { padding-block: ${space.x2}; font: ${type.action}; text-decoration: underline ${stroke.line}; text-underline-offset: 5px; }
  li:hover [data-part='words'] > span { text-decoration-color: transparent; }

  &:is([data-type='1'], [data-type='3']) li { aspect-ratio: var(--shape); }
  &:is([data-type='1'], [data-type='3']) [data-part='picture'] { position: absolute; inset: 0; aspect-ratio: auto; }
  &:is([data-type='1'], [data-type='3']) [data-part='words'] { z-index: 0; }
  &:is([data-type='1'], [data-type='3']) [data-part='words'][data-label] {
    align-self: flex-start;
    max-width: calc(100% - 2 * ${space.x4});
    margin: ${space.x4};
    padding: ${space.x4} ${space.x5} ${space.x3};
    border-radius: ${radius.corner};
    background: ${color.paper};
  }
  &[data-type='3'] [data-part='words'][data-label] { align-self: center; }
  &[data-type='2'] li { justify-content: flex-start; background: transparent; }
  &[data-type='2'] [data-part='picture'] { background: var(--ground, ${color.chalk}); }
  &[data-type='2'] [data-part='words'] { padding: ${space.x4} 0 0; }
  &[data-type='3'] li { justify-content: center; text-align: center; }
  &[data-type='3'] [data-part='words'] { justify-items: center; }

  --shape: 5 / 4;
  &[data-count='4'] { --shape: 4 / 5; }
  &[data-count='4'] [data-part='words'] { padding-inline: ${space.x4}; }
  &[data-count='4'][data-type='2'] [data-part='words'] { padding-inline: 0; }
  &[data-count='4'] [data-part='words'] > :is(h2, h3) { font: ${type.subtitle}; }

  ${below.tablet} {
    &[data-count='4'] [data-part='words'][data-label] { max-width: calc(100% - 2 * ${space.x2}); margin: ${space.x2}; padding: ${space.x2} ${space.x3}; }
    &[data-count='4'] [data-part='words'] > :is(h2, h3) { font: ${type.bodyStrong}; letter-spacing: 0; }
    &[data-count='4'] [data-part='words'] > :is(p, span) { font: ${type.small}; }
  }
  ${above.tablet} {
    > ul { grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); }
    &[data-count='4'] > ul { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    --shape: 4 / 5;
    &[data-count='1'] { --shape: 16 / 7; }
    &[data-count='2'] { --shape: 1 / 1; }
  }
`;
