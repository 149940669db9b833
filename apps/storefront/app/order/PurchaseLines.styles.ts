import { color, space, type } from '@tailorbird/tokens/roles';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const PurchaseLinesRoot = styled.ul`
  display: grid;
  gap: ${space.x5};

  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    gap: ${space.x5};
  }

  p {
    display: grid;
    align-content: start;
    gap: ${space.x1};
    color: ${color.softInk};
    font: ${type.small};
    overflow-wrap: anywhere;
    /* What was written for a gift card keeps its lines. */
    white-space: pre-line;
  }

  b {
    color: ${color.ink};
    font: ${type.bodyStrong};
  }

  &[data-size='regular'] {
    ${stitchAbove}
    padding-block-start: ${space.x8};
  }

  &[data-size='small'],
  &[data-size='small'] li {
    gap: ${space.x4};
  }

  &[data-size='small'] li {
    grid-template-columns: 64px minmax(0, 1fr) auto;
    font: ${type.small};
  }

  &[data-size='small'] b {
    font: ${type.smallStrong};
  }

  /* Chromium lays what follows a grid of several pages over its end. */
  @media print {
    display: block;

    li,
    &[data-size] li {
      grid-template-columns: 48px minmax(0, 1fr) auto;
      margin-block-end: ${space.x3};
      break-inside: avoid;
    }
  }
`;
