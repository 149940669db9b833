import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, radius, space, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const TextBoxOneRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;

  > [data-part='words'] { padding: ${space.x8} ${space.x6}; border-radius: ${radius.corner}; }
  &[data-pictured] > [data-part='picture'] { aspect-ratio: 1 / 1; margin-inline: calc(-1 * ${space.pageMargin}); }
  &[data-pictured] > [data-part='words'] { position: relative; margin-block-start: calc(-1 * ${space.x10}); }

  ${below.tablet} { [data-part='ground'] button { inset-block-end: calc(${space.x10} + ${space.x3}); } }

  &:not([data-pictured]) { --own-ground: ${color.chalk}; }
  &:not([data-pictured]) > [data-part='words'] { align-items: center; padding-block: ${space.xxl}; }
  &:not([data-pictured]) > [data-part='words'] > div { width: 100%; max-width: 820px; }

  ${above.tablet} {
    &[data-pictured] { display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; }
    &[data-pictured] > * { grid-area: 1 / 1; }
    &[data-pictured] > [data-part='picture'] { align-self: stretch; width: 100%; min-height: 560px; aspect-ratio: 2 / 1; margin-inline: 0; }
    &[data-pictured] > [data-part='words'] { justify-self: start; width: min(520px, 100% - 2 * ${space.x10}); margin: ${space.x10}; padding: ${space.x10}; }
    &[data-box='Centre'] > [data-part='words'] { justify-self: center; }
    &[data-box='Right'] > [data-part='words'] { justify-self: end; }
    &:not([data-pictured]) > [data-part='words'] > [data-part='headings'] > h2 { font: ${type.display}; }
  }
`;
