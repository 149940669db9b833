import { space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ErrorPageRoot = styled.main`
  display: grid;
  justify-items: center;
  gap: ${space.x6};
  padding: clamp(64px, 12vw, 160px) ${space.pageMargin};
  text-align: center;

  h1 {
    font: ${type.display};
  }

  p {
    font: ${type.lead};
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space.x3};
    margin-block-start: ${space.x4};
  }
`;
