import { color, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { textControl } from './textControl.styles.ts';

export const RevealableRoot = styled.span`
  display: grid;

  > * { grid-area: 1 / 1; }
  > input { ${textControl} padding-inline-end: 4.5rem; }
  > button {
    justify-self: end;
    min-inline-size: ${size.target};
    padding-inline: ${space.x3};
    color: ${color.ink};
    font: ${type.smallStrong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
