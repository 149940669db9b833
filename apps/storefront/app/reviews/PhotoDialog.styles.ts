import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const PhotoDialogRoot = styled.div`
  display: grid;
  gap: ${space.x4};

  img {
    inline-size: 100%;
    block-size: auto;
    max-block-size: 70dvh;
    object-fit: contain;
    background: ${color.chalk};
  }

  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x3};
    font: ${type.small};
  }
`;
