import { color, radius, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BagButtonRoot = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x2};
  min-block-size: ${size.target};
  min-inline-size: ${size.target};
  text-decoration: none;

  b {
    display: inline-grid;
    place-items: center;
    min-inline-size: 20px;
    block-size: 20px;
    padding-inline: ${space.x1};
    border-radius: ${radius.round};
    background: ${color.ink};
    color: ${color.paper};
    font: ${type.micro};
    font-variant-numeric: tabular-nums;
  }
`;
