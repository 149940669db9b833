import { color } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const PictureRoot = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: var(--ratio);
  background: radial-gradient(closest-side, color-mix(in srgb, var(--tint, ${color.line}) 45%, ${color.chalk}), ${color.chalk});
  object-fit: cover;
  object-position: var(--focal-point, 50% 50%);
  color: ${color.softInk};
  font-size: 0.75rem;

  &[data-fit='contain'] { object-fit: contain; }
`;
