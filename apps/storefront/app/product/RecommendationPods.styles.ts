import { above } from '@tailorbird/tokens/breakpoints';
import { space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const RecommendationPodsRoot = styled.div`
  min-block-size: 916px;
  padding-block-start: ${space.x10};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.section};
    min-block-size: 1px;
  }

  &[data-empty] {
    min-block-size: 0;
    padding: 0;
  }

  h2 {
    margin-block-end: ${space.x6};
    font: ${type.section};
  }

  ${above.desktop} {
    min-block-size: 1300px;
  }
`;
