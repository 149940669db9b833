import { color, radius, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { stitchBelow } from '../stitch/stitch.styles.ts';

export const PaginationRoot = styled.nav`
  > ul { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: ${space.x1}; font: ${type.action}; }
  > ul > li > :is(a, span) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.x1};
    min-width: ${size.target};
    min-height: ${size.target};
    border-radius: ${radius.corner};
    color: ${color.ink};
    text-decoration: none;
  }
  > ul > li > span { color: ${color.softInk}; }
  > ul > li > a:hover { background: ${color.chalk}; }
  > ul > li > a[aria-current] > span { ${stitchBelow} padding-block: ${space.x1}; }
`;
