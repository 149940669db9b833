import { above } from '@tailorbird/tokens/breakpoints';
import { color, layer, space, tracking, type } from '@tailorbird/tokens/roles';
import { css, styled } from 'styled-components';

/**
 * The shadow at three depths, multiplied with the picture: its colours stay colours, and nothing is lighter than under a plain cover of
 * ink. The words stand on the deepest, where white keeps 4.5 to 1 on any picture.
 */
const shade = css`
  --faint: color-mix(in srgb, ${color.ink} 14%, transparent);
  --half: color-mix(in srgb, ${color.ink} 42%, transparent);
  --deep: color-mix(in srgb, ${color.ink} 66%, transparent);
`;

/** What may be pressed lies above the cover, the cover above the words, the words above their shadow. */
export const TallImageRoot = styled.section`
  background: ${color.chalk};
  overflow-wrap: anywhere;

  > [data-part='frame'] {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    width: 100%;
    max-width: 760px;
    min-height: 480px;
    margin-inline: auto;
    overflow: hidden;
    aspect-ratio: 2 / 3;
    color: var(--text);
  }
  [data-part='cover'] { position: absolute; inset: 0; z-index: ${layer.raised}; outline-offset: -6px; }
  [data-part='ground'] button { inset-block: ${space.x3} auto; z-index: calc(${layer.raised} + 1); }

  [data-edge] { position: relative; padding: ${space.x6}; }
  [data-edge='Top'] { margin-block-end: auto; }
  [data-edge='Middle'] { margin-block: auto; }
  [data-edge='Bottom'] { margin-block-start: auto; }
  [data-edge] > * { position: relative; }
  [data-align='Centre'] { text-align: center; }
  [data-align='Right'] { text-align: end; }

  [data-part='words'] { display: flex; flex-direction: column; gap: ${space.x3}; }
  [data-part='words'] > h2 { font: ${type.display}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  [data-part='words'] > p { font: ${type.lead}; text-wrap: balance; }
  [data-part='words'] > div { z-index: ${layer.raised}; padding-block-start: ${space.x2}; }
  [data-align='Centre'] > div { justify-content: center; }
  [data-align='Right'] > div { justify-content: flex-end; }
  [data-edge] > [data-part='quisas'] { font: ${type.subtitle}; letter-spacing: ${tracking.heading}; }

  [data-shadow] > [data-edge]::before {
    ${shade}
    position: absolute;
    inset: 0;
    background: linear-gradient(transparent, var(--faint) 28px, var(--half) 60px, var(--deep) 96px);
    mix-blend-mode: multiply;
    content: '';
    pointer-events: none;
  }
  [data-shadow] > [data-edge='Bottom']::before { inset-block-start: -72px; }
  [data-shadow] > [data-edge='Top']::before { inset-block-end: -72px; transform: scaleY(-1); }
  [data-shadow] > [data-edge='Middle']::before {
    inset-block: -72px;
    background: linear-gradient(
      transparent,
      var(--faint) 28px,
      var(--half) 60px,
      var(--deep) 96px calc(100% - 96px),
      var(--half) calc(100% - 60px),
      var(--faint) calc(100% - 28px),
      transparent
    );
  }

  ${above.tablet} {
    padding-block: ${space.xxl};
    > [data-part='frame'] { aspect-ratio: 4 / 5; }
    [data-edge] { padding: ${space.x8} ${space.x10}; }
  }
`;
