import { color, radius, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const NotifyFormRoot = styled.div`
  padding: ${space.x5};
  border-radius: ${radius.corner};
  background: ${color.chalk};

  form {
    display: grid;
    gap: ${space.x4};
    justify-items: start;
  }

  form > * {
    max-inline-size: 100%;
  }

  h2 {
    font: ${type.bodyStrong};
  }
`;
