import { above } from '@tailorbird/tokens/breakpoints';
import { color, space, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const ProductPageRoot = styled.main`
  ${pageWidth}
  display: grid;
  gap: ${space.x4};
  padding-block: ${space.x4} ${space.section};

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
    text-wrap: pretty;
    margin-block-start: calc(-1 * ${space.x3});
    font: ${type.smallStrong};
  }

  [data-part='delivery'] {
    min-block-size: 2lh;
    font: ${type.small};
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

  /* At 1,440 px the first picture is as wide as one that is printed, 768, and not a point wider. */
  ${above.tablet} {
    [data-part='main'] {
      grid-template-columns: minmax(0, 11fr) minmax(0, 8fr);
    }

    [data-part='facts'] {
      position: sticky;
      inset-block-start: calc(var(--tb-header-height, 97px) + ${space.x10});
      align-self: start;
      max-inline-size: 480px;
    }
  }

  ${above.desktop} {
    [data-part='main'] {
      gap: ${space.x10};
    }
  }
`;
