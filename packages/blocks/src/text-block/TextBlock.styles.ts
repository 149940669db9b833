import { space, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const TextBlockRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.x6};

  > h2 { align-self: stretch; font: ${type.section}; letter-spacing: ${tracking.heading}; }
`;
