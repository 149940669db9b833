import { size, space } from '@tailorbird/tokens/roles';
import { css } from 'styled-components';

/** Content as wide as the page allows, with the page's margin inside it. */
export const pageWidth = css`
  width: 100%;
  max-width: calc(${size.page} + 2 * ${space.pageMargin});
  margin-inline: auto;
  padding-inline: ${space.pageMargin};
`;
