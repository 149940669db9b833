import { size, space, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

/** Without a trigger it takes no room, but stays a place that a link can lead to. */
export const ModalRoot = styled.div`
  ${pageWidth}

  &:not([data-trigger]) { position: absolute; }
  > noscript > section { display: grid; gap: ${space.x4}; max-width: ${size.measure}; padding-block: ${space.x4}; }
  > noscript > section > h2 { font: ${type.title}; letter-spacing: ${tracking.heading}; }
  @media (scripting: none) { &:not([data-trigger]) { position: static; } }
`;
