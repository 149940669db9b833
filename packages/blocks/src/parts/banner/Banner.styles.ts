import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, font, layer, leading, space, tracking, weight } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

/** A heading stays the size it is given unless its longest word would not fit into its room. */
export const BannerRoot = styled.section`
  --room: calc(100vw - 2 * ${space.pageMargin});
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

  > [data-part='words'] > :is(h2, p) {
    max-width: min(100%, var(--room));
    color: var(--colour, inherit);
    font-size: min(var(--mobile-size), 16vw);
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > h2 {
    --fitting: max(1.75rem, calc(var(--room) / var(--letters) * 1.75));
    max-width: min(100%, max(14ch, 560px, calc(var(--letters) * 0.58em)), var(--room));
    font-size: min(var(--mobile-size), 16vw, var(--fitting));
    hyphens: auto;
    font-weight: ${weight.medium};
    line-height: ${leading.heading};
    letter-spacing: ${tracking.heading};
  }
  > [data-part='words'] > p { max-width: min(100%, max(26em, 560px), var(--room)); line-height: ${leading.snug}; }
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
    > [data-part='words'] > h2 { font-size: min(var(--size), max(var(--mobile-size), var(--grown)), var(--fitting)); --grown: 11vw; }
    > [data-part='words'] > p { font-size: min(var(--size), max(var(--mobile-size), 3.7vw)); }
    &[data-pictured] { min-height: clamp(340px, 44vw, 760px); }
    &[data-pictured] > [data-part='words'] > h2 { --grown: calc(8.8vw - 18px); }
    &[data-pictured]:not([data-across='Centre']) { --room: 43vw; }
  }
  ${below.tablet} {
    min-height: min(520px, 130vw);
    > [data-part='words'] {
      padding-block: calc(${space.x10} + var(--tb-covered, 0px)) ${space.x10};
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
  }
  ${above.desktop} {
    > [data-part='words'] > h2 { font-size: min(var(--size), 11vw, var(--fitting)); }
    > [data-part='words'] > p { font-size: var(--size); }
    &[data-pictured]:not([data-across='Centre']) { --room: 46vw; }
  }
  ${above.wide} { > [data-part='words'] { gap: ${space.x4}; } }
`;
