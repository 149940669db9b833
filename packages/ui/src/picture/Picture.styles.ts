import { color } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const PictureRoot = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: var(--ratio);
  --ground: var(--tint, ${color.line});
  background: radial-gradient(closest-side, color-mix(in srgb, var(--ground) 45%, ${color.chalk}), ${color.chalk});
  object-fit: cover;
  object-position: var(--focal-point, 50% 50%);
  color: ${color.softInk};
  font-size: 0.75rem;

  /* What does not fill its box has no shade around it that is not its own. */
  &[data-fit='contain'] { --ground: var(--tint, ${color.chalk}); object-fit: contain; }
`;
