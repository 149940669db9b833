import { size, space } from '@tailorbird/tokens/roles';
import { css } from 'styled-components';

/** Content as wide as a page allows, with the page's margin inside it. */
export const pageWidth = css`
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space.pageMargin});
  margin-inline: auto;
  padding-inline: ${space.pageMargin};
`;
