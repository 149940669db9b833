import { above } from '@tailorbird/tokens/breakpoints';
import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** Wide cards of search results are 32 to 40 rem, where the screen has as much (blocks §2). */
export const ProductGridRoot = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x8} ${space.x3};

  &:has(> [data-slot]) { grid-auto-flow: row dense; }
  > [data-slot='2'] { grid-column: span 2; }

  /* A slot is as high as the products beside it: its picture takes what its words leave, and that much at least. */
  &:not([data-layout='list']) > [data-slot='1'] { --slot-picture: 120px; }

  ${above.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.x10} ${space.x4}; &:not([data-layout='list']) > [data-slot='2'] { --slot-picture: 120px; } }
  ${above.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }

  &[data-layout='list'] { grid-template-columns: minmax(0, 1fr); }
  &[data-layout='list'] > [data-slot='2'] { grid-column: auto; }
  ${above.tablet} { &[data-layout='list'] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  &[data-layout='list'][data-variant='search'] { grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr)); }
`;
