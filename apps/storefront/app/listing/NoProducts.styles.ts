import { color, radius, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const NoProductsRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.x4};
  padding: ${space.xxl} ${space.x4};
  background: ${color.chalk};
  text-align: center;
  text-wrap: balance;

  > p:first-child {
    font: ${type.lead};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    max-inline-size: 760px;
    gap: ${space.x2};
  }

  li > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-inline: ${space.x4};
    border-radius: ${radius.corner};
    background: ${color.paper};
    font: ${type.small};
    text-decoration: none;
  }
`;
