import { above } from '@tailorbird/tokens/breakpoints';
import { color, size, space, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const LiveShoppingRoot = styled.section`
  ${pageWidth}
  --shape: 16 / 9;
  display: grid;

  &[data-ratio='1x1'] { --shape: 1; }
  &[data-ratio='9x16'] { --shape: 9 / 16; }

  > [data-part='stage'] {
    position: relative;
    width: 100%;
    max-width: min(100%, calc(80vh * var(--tall, 16 / 9)));
    margin-inline: auto;
    aspect-ratio: var(--shape);
    background: ${color.ink};
  }
  &[data-ratio='1x1'] > [data-part='stage'] { --tall: 1; }
  &[data-ratio='9x16'] > [data-part='stage'] { --tall: 9 / 16; }
  > [data-part='stage'] > iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }

  > [data-part='words'] {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${space.x4};
    padding: ${space.x6};
    background: ${color.duckEgg};
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
  h2 { font: ${type.title}; letter-spacing: ${tracking.heading}; }
  p { max-width: ${size.measure}; }
  [data-part='start'] { display: grid; justify-items: start; gap: ${space.x3}; }
  [data-part='start']:not([data-ready]) { visibility: hidden; }
  small { max-width: 32em; font: ${type.small}; }
  a { display: inline-flex; align-items: center; min-height: ${size.target}; font: ${type.action}; text-underline-offset: 0.3em; }
  @media (scripting: none) { [data-part='start'] { display: none; } }

  ${above.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    &[data-ratio='1x1'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    &[data-ratio='9x16'] { grid-template-columns: minmax(0, 45vh) minmax(0, 1fr); }
    > [data-part='words'] { padding: ${space.xl}; }
  }
`;
