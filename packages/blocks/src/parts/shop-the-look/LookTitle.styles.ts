import { font, tracking, type, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LookTitleRoot = styled.h2`
  font: ${type.section};
  letter-spacing: ${tracking.heading};

  &[data-font='Athletics'] { font-family: ${font.body}; }
  &[data-bold] { font-weight: ${weight.bold}; }
`;
