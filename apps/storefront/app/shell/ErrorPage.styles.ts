import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** What is said below an error that may be over in a moment. */
export const MeanwhileRoot = styled.div`
  max-inline-size: 640px;
  margin-inline: auto;
  padding: 0 ${space.pageMargin} ${space.x8};
  color: ${color.softInk};
  font: ${type.body};
  text-align: center;
`;
