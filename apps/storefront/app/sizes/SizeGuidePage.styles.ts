import { space, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const SizeGuideRoot = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${space.x8};
  padding-block: ${space.section};

  > * {
    min-inline-size: 0;
  }

  h1 {
    font: ${type.section};
  }
`;
