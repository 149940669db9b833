import { above } from '@tailorbird/tokens/breakpoints';
import { color, space, stroke, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const LookPageRoot = styled.main`
  ${pageWidth}
  display: grid;
  align-content: start;
  gap: ${space.x6};
  padding-block: ${space.x4} ${space.section};

  > * {
    min-inline-size: 0;
  }

  h1 {
    font: ${type.section};
  }

  [data-part='colour'],
  [data-part='promoted'] {
    color: ${color.softInk};
  }

  [data-part='added'] {
    color: ${color.success};
    font: ${type.smallStrong};
  }

  [data-part='stock'] {
    color: ${color.error};
    font: ${type.smallStrong};
  }
`;

export const LookForm = styled.div`
  display: grid;
  gap: ${space.x6};
  padding-block-start: ${space.x4};

  > ul {
    display: grid;
    gap: ${space.x5};
  }

  > ul > li {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    gap: ${space.x4};
  }

  > ul > li[data-sold-out] img {
    opacity: 0.6;
  }

  [data-part='piece'] {
    display: grid;
    gap: ${space.x1};
    align-content: start;
    font: ${type.small};
    overflow-wrap: anywhere;
  }

  [data-part='piece'] > div {
    margin-block-start: ${space.x2};
  }

  h2 {
    font: ${type.bodyStrong};
  }

  h2 a {
    text-decoration: none;
  }

  [data-part='sum'] {
    display: grid;
    gap: ${space.x3};
    max-inline-size: 480px;
    padding-block-start: ${space.x5};
    border-block-start: ${stroke.hairline} solid ${color.line};
  }

  ${above.tablet} {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space.x6};
    }

    > ul > li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
  }

  ${above.desktop} {
    display: flex;
    gap: ${space.x10};

    > ul {
      display: flex;
      flex-wrap: wrap;
    }

    > ul > li {
      inline-size: 300px;
    }

    [data-part='sum'] {
      position: sticky;
      inset-block-start: calc(var(--tb-header-height, 97px) + ${space.x10});
      flex: none;
      align-self: start;
      inline-size: 320px;
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`;
