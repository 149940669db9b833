import { above } from '@tailorbird/tokens/breakpoints';
import { color, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ProductPageRoot = styled.main`
  display: grid;
  gap: ${space.x4};
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space.pageMargin});
  margin-inline: auto;
  padding: ${space.x4} ${space.pageMargin} ${space.section};

  > * {
    min-inline-size: 0;
  }

  [data-part='main'] {
    display: grid;
    gap: ${space.x6};
  }

  [data-part='main'] > * {
    min-inline-size: 0;
  }

  [data-part='facts'] {
    display: grid;
    gap: ${space.x4};
    align-content: start;
    justify-items: stretch;
  }

  [data-part='badges'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }

  h1 {
    font: ${type.section};
  }

  [data-part='promoted'] {
    margin-block-start: calc(-1 * ${space.x3});
    font: ${type.smallStrong};
  }

  [data-part='description'] {
    display: grid;
    gap: ${space.x3};
    padding-block: ${space.x4};
  }

  dl {
    display: grid;
    gap: ${space.x2};
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(96px, 30%) 1fr;
    gap: ${space.x3};
  }

  dt {
    color: ${color.softInk};
  }

  ${above.desktop} {
    [data-part='main'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${space.x10};
    }

    [data-part='facts'] {
      position: sticky;
      inset-block-start: 140px;
      align-self: start;
      max-inline-size: 480px;
    }
  }
`;
