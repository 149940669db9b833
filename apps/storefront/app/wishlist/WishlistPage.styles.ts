import { color, space, stroke, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const WishlistPageRoot = styled.main`
  ${pageWidth}
  display: grid;
  align-content: start;
  gap: ${space.x6};
  padding-block: ${space.x8} ${space.section};

  > * {
    min-inline-size: 0;
  }

  h1 {
    font: ${type.section};
    overflow-wrap: anywhere;
  }

  [data-part='share'] {
    display: grid;
    gap: ${space.x3};
    justify-items: start;
    padding-block-start: ${space.x6};
    border-block-start: ${stroke.hairline} solid ${color.line};
    overflow-wrap: anywhere;
  }

  [data-part='share'] h2 {
    font: ${type.subtitle};
  }

  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x4};
  }
`;
