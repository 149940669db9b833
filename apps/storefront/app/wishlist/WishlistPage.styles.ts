import { color, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const WishlistPageRoot = styled.main`
  display: grid;
  align-content: start;
  gap: ${space.x6};
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space.pageMargin});
  margin-inline: auto;
  padding: ${space.x8} ${space.pageMargin} ${space.section};

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
