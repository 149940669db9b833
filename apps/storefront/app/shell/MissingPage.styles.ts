import { size, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const MissingPageRoot = styled.main`
  > section:first-child { padding-block-end: ${space.section}; }
  > [data-part='search'] { max-width: ${size.measure}; margin: 0 auto ${space.section}; padding-inline: ${space.pageMargin}; }
  > [data-part='search'] form { display: grid; grid-template-columns: 1fr auto; gap: ${space.x3}; align-items: end; }
`;
