import { color, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const WishlistItemsRoot = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: ${space.x5} ${space.x10};

  > li {
    display: grid;
    grid-template-columns: clamp(96px, 30%, 140px) minmax(0, 1fr);
    gap: ${space.x5};
    padding-block-start: ${space.x5};
    border-block-start: ${stroke.hairline} solid ${color.line};
  }

  [data-part='item'] {
    display: grid;
    gap: ${space.x2};
    align-content: start;
    font: ${type.small};
    overflow-wrap: anywhere;
  }

  h2 {
    font: ${type.bodyStrong};
  }

  h2 a {
    text-decoration: none;
  }

  [data-part='options'] {
    color: ${color.softInk};
  }

  [data-part='promoted'] {
    color: ${color.softInk};
    font: ${type.small};
  }

  [data-part='stock'],
  [data-part='problem'] {
    color: ${color.error};
    font: ${type.smallStrong};
  }

  [data-part='actions'] form > div {
    inline-size: 100%;
    max-inline-size: 240px;
  }

  [data-part='actions'],
  [data-part='actions'] form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x3};
  }

  li[data-sold-out] img {
    opacity: 0.6;
  }
`;
