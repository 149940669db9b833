import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, font, layer, space, tracking, type, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '../pageWidth.styles.ts';

export const HeroRoot = styled.section`
  position: relative;
  display: grid;
  min-height: clamp(520px, 44vw, 760px);
  background: var(--ground, ${color.chalk});
  color: var(--text, ${color.ink});

  > [data-part='words'] {
    ${pageWidth}
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    align-self: center;
    gap: ${space.x3};
    padding-block: ${space.xl};
  }
  > [data-part='words'] > h2, > [data-part='words'] > h1 {
    max-width: min(10ch, 100%);
    hyphens: auto;
    font: ${type.hero};
    letter-spacing: ${tracking.heading};
  }
  > [data-font='Athletics'] > :is(h1, h2) { font-family: ${font.body}; font-weight: ${weight.bold}; }
  > [data-part='words'] > p { max-width: 26em; font: ${type.standfirst}; line-height: 1.25; }
  > [data-part='words'] > p[data-size='Small'] { font: ${type.lead}; }
  > [data-part='words'] > p[data-part='top'] { font-weight: ${weight.semibold}; }
  > [data-part='words'] > div { padding-block-start: ${space.x4}; }

  &[data-down='Top'] > [data-part='words'] { align-self: start; }
  &[data-down='Bottom'] > [data-part='words'] { align-self: end; }
  &[data-across='Centre'] > [data-part='words'] { align-items: center; text-align: center; }
  &[data-across='Centre'] > [data-part='words'] > h2 { max-width: min(14ch, 100%); }
  &[data-across='Right'] > [data-part='words'] { align-items: flex-end; text-align: end; }

  ${below.tablet} {
    min-height: min(520px, 130vw);
    > [data-part='words'] { padding-block: ${space.x10}; overflow-wrap: anywhere; }
    > [data-part='words'] > :is(h1, h2) { max-width: 100%; }
    &[data-pictured] { display: flex; flex-direction: column; min-height: 0; }
    &[data-pictured] > [data-part='words'] { z-index: ${layer.raised}; align-self: stretch; }
    &[data-pictured] > [data-part='ground'] {
      position: relative;
      inset: auto;
      order: 1;
      aspect-ratio: 1;
      margin-block-start: -64px;
      mask-image: linear-gradient(to bottom, transparent, black 24%);
    }
    &[data-pictured] > [data-part='ground'] img { object-position: 70% 100%; }
  }
  ${above.wide} { > [data-part='words'] { gap: ${space.x4}; } }
`;
