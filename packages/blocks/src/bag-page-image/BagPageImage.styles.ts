import { size, space, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '../pageWidth.styles.ts';

export const BagPageImageRoot = styled.section`
  ${pageWidth}
  display: grid;
  gap: ${space.x4};

  > h2 { font: ${type.section}; letter-spacing: ${tracking.heading}; }
  > p { max-width: ${size.measure}; font: ${type.body}; }
`;
