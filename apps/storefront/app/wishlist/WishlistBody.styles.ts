import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const WishlistBodyRoot = styled.div`
  display: grid;
  gap: ${space.x6};
  min-block-size: 320px;
  align-content: start;

  [data-part='problem-page'] {
    padding: ${space.x4};
    border-inline-start: 4px solid ${color.error};
    background: ${color.chalk};
    font: ${type.bodyStrong};
  }

  [data-part='empty'] {
    display: grid;
    justify-items: center;
    gap: ${space.x6};
    padding: ${space.xxl} ${space.x4};
    background: ${color.chalk};
    font: ${type.lead};
    text-align: center;
  }

  [data-part='waiting'] {
    display: grid;
    gap: ${space.x4};
    max-inline-size: 480px;

    @media (scripting: none) {
      display: none;
    }
  }
`;
