import { color, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BagLinesRoot = styled.ul`
  > li {
    display: grid;
    grid-template-columns: clamp(96px, 22%, 160px) minmax(0, 1fr);
    gap: ${space.x5};
    padding-block: ${space.x5};
    border-block-start: ${stroke.hairline} solid ${color.line};
  }

  [data-part='line'] {
    display: grid;
    gap: ${space.x2};
    align-content: start;
    font: ${type.small};
  }

  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.x1} ${space.x5};
  }

  [data-part='line'] h2 {
    flex: 1 1 8em;
    font: ${type.bodyStrong};
  }

  [data-part='line'] h2 a {
    text-decoration: none;
  }

  [data-part='line'] dl {
    color: ${color.softInk};
  }

  [data-part='line'] dl > div {
    display: flex;
    gap: ${space.x1};
  }

  /* What was written for a gift card keeps its lines. */
  [data-part='line'] dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  [data-part='line'] dt::after {
    content: ':';
  }

  [data-part='stock'] {
    color: ${color.error};
    font: ${type.smallStrong};
  }

  [data-part='change'],
  [data-part='change'] form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x4};
  }

  /* Scripts that are still on their way do its work: it takes no room that the lines would lose to them. */
  @media (scripting: enabled) {
    [data-part='update'] {
      display: none;
    }
  }

  [data-part='price'] {
    display: grid;
    gap: ${space.x1};
    align-content: start;
    justify-items: end;
    font: ${type.card};
  }

  [data-part='price'] small {
    color: ${color.softInk};
    font: ${type.small};
  }

  [data-part='saving'] {
    color: ${color.success};
    font: ${type.smallStrong};
  }

  [data-part='problem'] {
    color: ${color.error};
    font: ${type.smallStrong};
  }
`;
