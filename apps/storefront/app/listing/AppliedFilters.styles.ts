import { color, radius, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const AppliedFiltersRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
  font: ${type.small};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.x2};
    min-block-size: ${size.target};
    padding-inline: ${space.x4};
    border-radius: ${radius.corner};
    background: ${color.chalk};
    text-decoration: none;
  }

  [data-part='clear'] {
    background: none;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
