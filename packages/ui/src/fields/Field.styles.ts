import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { visuallyHidden } from '../visually-hidden/visuallyHidden.styles.ts';
import { fieldNotes } from './FieldNotes.styles.ts';
import { textControl } from './textControl.styles.ts';

export const FieldRoot = styled.div`
  display: grid;
  gap: ${space.x2};
  justify-items: stretch;

  > label { font: ${type.smallStrong}; }
  > label > span { color: ${color.softInk}; font: ${type.small}; }
  &[data-label='hidden'] > label { ${visuallyHidden} }

  ${fieldNotes}

  > input,
  > select,
  > textarea { ${textControl} }
  > textarea { min-height: 7.5rem; resize: vertical; }
  > select {
    appearance: none;
    padding-inline-end: ${space.x10};
    background: ${color.paper} url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='%231C2B2A' stroke-width='1.5'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E") calc(100% - 12px) 50% no-repeat;
  }
  ::placeholder { color: ${color.softInk}; opacity: 1; }
`;
