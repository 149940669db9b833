import { size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SizeGuideRoot = styled.div`
  display: grid;
  gap: ${space.x8};
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space.pageMargin});
  margin-inline: auto;
  padding: ${space.section} ${space.pageMargin};

  > * {
    min-inline-size: 0;
  }

  h1 {
    font: ${type.section};
  }
`;
