import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, font, layer, leading, space, tracking, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '../pageWidth.styles.ts';

export const BannerRoot = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  height: 100%;
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
    padding-block: calc(${space.xl} + var(--tb-covered, 0px)) ${space.xl};
  }
  > [data-part='ground'] button { z-index: ${layer.raised}; }

  > [data-part='words'] > :is(h2, p) { color: var(--colour, inherit); font-size: min(var(--mobile-size), 16vw); }
  > [data-part='words'] > h2 {
    max-width: min(max(14ch, 560px), var(--room, 100%));
    hyphens: auto;
    font-weight: ${weight.medium};
    line-height: ${leading.heading};
    letter-spacing: ${tracking.heading};
  }
  > [data-part='words'] > p { max-width: min(max(26em, 560px), var(--room, 100%)); line-height: ${leading.snug}; }
  > [data-part='words'] > [data-part='top'] { font-weight: ${weight.semibold}; }
  > [data-part='words'] > [data-font='Quisas'] { font-family: ${font.heading}; }
  > [data-part='words'] > [data-font='Athletics'] { font-family: ${font.body}; }
  > [data-part='words'] > h2[data-font='Athletics'] { font-weight: ${weight.bold}; }
  > [data-part='words'] > div { padding-block-start: ${space.x4}; }

  &[data-down='Top'] > [data-part='words'] { align-self: start; }
  &[data-down='Bottom'] > [data-part='words'] { align-self: end; }
  &[data-across='Centre'] > [data-part='words'] { align-items: center; text-align: center; }
  &[data-across='Right'] > [data-part='words'] { align-items: flex-end; text-align: end; }
  &[data-across='Centre'] > [data-part='words'] > div { justify-content: center; }
  &[data-across='Right'] > [data-part='words'] > div { justify-content: flex-end; }

  ${above.tablet} {
    > [data-part='words'] > h2 { font-size: min(var(--size), 11vw); }
    > [data-part='words'] > p { font-size: min(var(--size), max(1.125rem, 3.7vw)); }
    &[data-pictured] { min-height: clamp(340px, 44vw, 760px); }
    &[data-pictured] > [data-part='words'] > h2 { font-size: min(var(--size), calc(8.8vw - 18px)); }
    &[data-pictured]:not([data-across='Centre']) { --room: 46vw; }
    &[data-pictured]:not([data-across='Centre']) > [data-part='words'] > h2 { max-width: min(max(10ch, 560px), 46vw); }
  }
  ${below.tablet} {
    min-height: min(520px, 130vw);
    > [data-part='words'] {
      padding-block: calc(${space.x10} + var(--tb-covered, 0px)) ${space.x10};
      overflow-wrap: anywhere;
    }
    > [data-part='words'] > :is(h2, p) { max-width: 100%; }
    &[data-pictured] { display: flex; flex-direction: column; min-height: 0; }
    &[data-pictured] > [data-part='words'] { z-index: ${layer.raised}; flex: 1 0 auto; align-self: stretch; }
    &[data-pictured] > [data-part='ground'] {
      position: relative;
      inset: auto;
      order: 1;
      aspect-ratio: 1;
      margin-block: calc(-1 * ${space.x10}) 0;
      mask-image: linear-gradient(to bottom, transparent, black 24%);
    }
    &[data-pictured] > [data-part='ground'] img { object-position: 70% 100%; }
  }
  ${above.wide} {
    > [data-part='words'] { gap: ${space.x4}; }
    > [data-part='words'] > h2, &[data-pictured] > [data-part='words'] > h2 { font-size: min(var(--size), 11vw); }
    > [data-part='words'] > p { font-size: var(--size); }
  }
`;
