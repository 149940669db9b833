import { space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const RecentlyViewedRoot = styled.div`
  display: grid;
  gap: ${space.x4};
  justify-items: start;
  padding-block-start: ${space.x6};

  > div {
    inline-size: 100%;
    min-inline-size: 0;
  }

  h2 {
    margin-block-end: ${space.x6};
    font: ${type.section};
  }
`;
