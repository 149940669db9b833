import { font, leading, space, tracking, type, weight } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const TextBlockLargeRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: flex;
  color: var(--text, inherit);

  > div {
    gap: ${space.x5};
    max-width: 1040px;
    font: ${type.section};
    letter-spacing: ${tracking.heading};
    line-height: 1.16;
    text-wrap: balance;
  }
  > div > :is(h2, h3, h4) { font: inherit; font-weight: ${weight.bold}; }
  a { text-decoration-thickness: 2px; }

  &[data-font='Athletics'] > div { font-family: ${font.body}; font-weight: ${weight.medium}; line-height: ${leading.snug}; }
  &[data-align='Centre'] { justify-content: center; text-align: center; }
  &[data-align='Right'] { justify-content: flex-end; text-align: end; }
`;
