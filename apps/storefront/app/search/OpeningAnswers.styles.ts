import { above } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const OpeningAnswersRoot = styled.div`
  display: grid;
  gap: ${space.x5};

  b {
    display: block;
    padding-block-end: ${space.x2};
    font: ${type.smallStrong};
    color: ${color.softInk};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }

  a {
    font: ${type.card};
    text-decoration: none;
  }

  [data-part='popular'] a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-inline: ${space.x4};
    border-radius: ${radius.corner};
    background: ${color.chalk};
  }

  [data-part='tiles'] > ul {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: ${space.x4};
    max-inline-size: 860px;
  }

  [data-part='tiles'] a {
    display: grid;
    gap: ${space.x2};
  }

  ${above.tablet} {
    [data-part='tiles'] > ul {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;
