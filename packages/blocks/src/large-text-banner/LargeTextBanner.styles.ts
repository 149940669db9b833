import { below } from '@tailorbird/tokens/breakpoints';
import { color, font, layer, leading, space, tracking, type, weight } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const LargeTextBannerRoot = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  overflow: clip;
  background: var(--ground, ${color.chalk});
  color: var(--text, ${color.ink});

  &[data-pictured] { min-height: clamp(420px, 42vw, 720px); }
  &[data-veil] { background: var(--ground, ${color.ink}); color: var(--text, ${color.paper}); }
  &[data-veil] > [data-part='ground']::after {
    position: absolute;
    inset: 0;
    background: color-mix(in srgb, ${color.ink} 58%, transparent);
    content: '';
    pointer-events: none;
  }
  > [data-part='ground'] button { z-index: ${layer.raised}; }

  > [data-part='words'] {
    ${pageWidth}
    --across: flex-start;
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: var(--across);
    gap: ${space.x5};
    padding-block: clamp(48px, 7vw, 120px);
    pointer-events: none;
  }
  > [data-part='words'] a { pointer-events: auto; }
  &[data-align='Centre'] > [data-part='words'] { --across: center; text-align: center; }
  &[data-align='Right'] > [data-part='words'] { --across: flex-end; text-align: end; }

  h2 {
    max-width: 100%;
    font-family: ${font.heading};
    font-weight: ${weight.medium};
    font-size: clamp(2.75rem, 12.5vw, 11.25rem);
    line-height: ${leading.heading};
    letter-spacing: ${tracking.heading};
    overflow-wrap: anywhere;
    hyphens: auto;
    text-wrap: balance;
  }
  h2[data-size='Large'] { font-size: clamp(2.5rem, 8.5vw, 7.5rem); }
  h2[data-size='Largest'] { font-size: clamp(4rem, 18vw, 16.25rem); }
  h2[data-font='Athletics'] { font-family: ${font.body}; font-weight: ${weight.extraBold}; }
  h2 > a { text-decoration: none; }
  h2 > a::after { position: absolute; inset: 0; content: ''; }
  h2 > a:hover { text-decoration: underline 0.04em; text-underline-offset: 0.12em; }
  > [data-part='words'] > p { max-width: 34em; font: ${type.lead}; }
  > [data-part='words'] > div { position: relative; justify-content: var(--across); }

  ${below.tablet} {
    &[data-pictured]:not([data-veil]) { min-height: 130vw; }
    &[data-pictured]:not([data-veil]) > [data-part='words'] { align-self: start; }
  }
`;
