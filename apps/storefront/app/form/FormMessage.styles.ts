import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const FormMessageRoot = styled.p`
  padding: ${space.x4};
  border-inline-start: 4px solid ${color.error};
  background: ${color.chalk};
  font: ${type.bodyStrong};

  &[data-kind='done'] {
    border-color: ${color.success};
  }
`;
