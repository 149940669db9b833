import { color, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ReviewFormRoot = styled.section`
  display: grid;
  gap: ${space.x5};
  max-inline-size: ${size.measure};

  form {
    display: grid;
    gap: ${space.x5};
  }

  h2 {
    font: ${type.subtitle};
  }

  h3 {
    font: ${type.bodyStrong};
  }

  [data-part='stars'] {
    display: inline-flex;
    color: ${color.madder};
  }

  [data-part='own'] {
    display: grid;
    gap: ${space.x2};
    padding: ${space.x4};
    background: ${color.chalk};
  }

  [data-part='own'] [data-part='message'] {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  [data-part='photos'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }

  [data-part='photos'] img {
    display: block;
    inline-size: 96px;
    block-size: 96px;
    background: ${color.paper};
    object-fit: cover;
  }

  small {
    color: ${color.softInk};
    font: ${type.small};
  }

  [role='alert'],
  [data-part='thanks'] {
    font: ${type.bodyStrong};
  }

  [role='alert'] {
    color: ${color.error};
  }
`;
