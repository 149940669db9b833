import { color, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const VideoRoot = styled.div`
  position: relative;
  aspect-ratio: var(--ratio);
  background: ${color.chalk};

  > :is(img, video) { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  > button { position: absolute; inset-block-end: ${space.x3}; inset-inline-end: ${space.x3}; }
  > noscript > a { position: absolute; inset-block-end: ${space.x3}; inset-inline-end: ${space.x3}; padding: ${space.x3}; background: ${color.paper}; color: ${color.ink}; }
`;
