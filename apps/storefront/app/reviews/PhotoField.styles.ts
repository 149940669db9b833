import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const PhotoFieldRoot = styled.div`
  display: grid;
  gap: ${space.x3};

  input[type='file'] {
    min-inline-size: 0;
    min-block-size: ${size.target};
    padding-block: ${space.x2};
    font: ${type.small};
  }

  ::file-selector-button {
    margin-inline-end: ${space.x3};
    padding: ${space.x1} ${space.x3};
    border: ${stroke.hairline} solid ${color.control};
    border-radius: ${radius.corner};
    background: ${color.paper};
    color: inherit;
    font: ${type.smallStrong};
    cursor: pointer;
  }

  > ul {
    display: grid;
    gap: ${space.x3};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space.x3};
    min-inline-size: 0;
  }

  img {
    flex: none;
    inline-size: 96px;
    block-size: 96px;
    object-fit: cover;
    background: ${color.chalk};
  }

  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font: ${type.small};
  }
`;
