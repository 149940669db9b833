import { color, space, type } from '@tailorbird/tokens/roles';
import { css } from 'styled-components';

/** A field’s hint and error, standing in its root. */
export const fieldNotes = css`
  > [data-part='hint'] { font: ${type.small}; color: ${color.softInk}; }
  > [data-part='error'] { display: flex; gap: ${space.x1}; font: ${type.smallStrong}; color: ${color.error}; }
`;
