import { color, space } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const NewestThingsRoot = styled.section`
  ${pageWidth}
  display: grid;
  gap: ${space.x8};
  padding-block-end: ${space.section};

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x4};
    align-items: end;
  }

  svg {
    inline-size: 56px;
    block-size: 56px;
    fill: ${color.ink};
    stroke: ${color.ink};
    stroke-width: 3;
  }
`;
