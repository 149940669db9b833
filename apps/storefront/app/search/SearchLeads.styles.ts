import { color, radius, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SearchLeadsRoot = styled.div`
  display: grid;
  gap: ${space.x3};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-inline: ${space.x4};
    border-radius: ${radius.corner};
    background: ${color.chalk};
    font: ${type.small};
    text-decoration: none;
  }
`;
