import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ErrorPageRoot = styled.main`
  > section:first-child:not(:last-child) {
    padding-block-end: ${space.x8};
  }
`;

/** What helps below an error: another way to what was not found, or what to do until it is over. */
export const MeanwhileRoot = styled.div`
  max-inline-size: 640px;
  margin-inline: auto;
  padding: 0 ${space.pageMargin} ${space.section};
  color: ${color.softInk};
  font: ${type.body};
  text-align: center;
`;
