import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, layer, space, tracking, type, weight } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const TwoColumnTileRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: grid;

  ${above.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &[data-ratio='4x5'] { --shape: 4 / 5; }
  &[data-ratio='5x7'] { --shape: 5 / 7; }

  > [data-part='tile'] {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-height: 340px;
    background: var(--ground, ${color.chalk});
    color: var(--text, ${color.ink});
  }
  > [data-part='tile'][data-pictured] { aspect-ratio: var(--shape); }
  ${above.tablet} { > [data-part='tile'] { aspect-ratio: var(--shape); } }
  > [data-box='Top'] { justify-content: flex-start; }
  > [data-box='Bottom'] { justify-content: flex-end; }

  [data-part='cover'] { position: absolute; inset: 0; z-index: ${layer.raised}; }
  [data-part='ground'] button { z-index: calc(${layer.raised} + 1); }
  [data-part='quisas'] {
    position: absolute;
    max-width: 60%;
    padding: ${space.x6};
    font: ${type.subtitle};
    letter-spacing: ${tracking.heading};
  }
  [data-corner^='Top'] { inset-block-start: 0; }
  [data-corner^='Bottom'] { inset-block-end: 0; }
  [data-corner$='Left'] { inset-inline-start: 0; }
  [data-corner$='Right'] { inset-inline-end: 0; text-align: end; }

  ${below.tablet} {
    [data-part='quisas'] { position: relative; inset: auto; max-width: 100%; }
    [data-corner^='Top'] { margin-block-end: auto; }
    [data-corner^='Bottom'] { order: 1; margin-block-start: auto; }
    [data-corner$='Left'] { align-self: flex-start; }
    [data-corner$='Right'] { align-self: flex-end; }
    [data-corner^='Top'] + [data-part='words'] { padding-block-start: 0; }
    [data-corner^='Bottom'] + [data-part='words'] { padding-block-end: ${space.x2}; }
  }

  [data-part='words'] {
    --across: flex-start;
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: var(--across);
    gap: ${space.x4};
    padding: ${space.x8} ${space.x6};
  }
  [data-align='Centre'] { --across: center; text-align: center; }
  [data-align='Right'] { --across: flex-end; text-align: end; }
  [data-part='words'] > h2 { font: ${type.display}; letter-spacing: ${tracking.heading}; }
  [data-part='words'] > p { max-width: 32em; font: ${type.lead}; }
  [data-part='words'] > [data-weight='Medium'] { font-weight: ${weight.medium}; }
  [data-part='words'] > [data-weight='Bold'] { font-weight: ${weight.bold}; }
  [data-part='words'] > [data-weight='Extra Bold'] { font-weight: ${weight.extraBold}; }
  [data-part='words'] > div { position: relative; z-index: ${layer.raised}; justify-content: var(--across); padding-block-start: ${space.x2}; }
  [data-part='tile']:has([data-part='cover']:hover) h2 { text-decoration: underline 2px; text-underline-offset: 0.12em; }

  ${above.desktop} { [data-part='words'] { padding: ${space.xxl} clamp(24px, 9%, 80px); } }
`;
