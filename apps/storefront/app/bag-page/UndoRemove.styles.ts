import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const UndoRemoveRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
  padding: ${space.x3} ${space.x4};
  margin-block-end: ${space.x5};
  background: ${color.chalk};
  font: ${type.small};
`;
