import { color, space, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '../parts/pageWidth.styles.ts';

export const TextBlockRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.x6};
  color: ${color.ink};

  > h2 { align-self: stretch; font: ${type.section}; letter-spacing: ${tracking.heading}; }
`;
