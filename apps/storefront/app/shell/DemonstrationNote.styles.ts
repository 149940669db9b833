import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const DemonstrationNoteRoot = styled.aside`
  padding: ${space.x1} ${space.pageMargin};
  background: ${color.duckEgg};
  color: ${color.ink};
  font: ${type.micro};
  line-height: calc(4 / 3);
  text-align: center;

  @media print {
    display: none;
  }
`;
