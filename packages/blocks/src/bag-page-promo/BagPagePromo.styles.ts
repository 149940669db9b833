import { color, radius, space, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BagPagePromoRoot = styled.aside`
  display: flex;
  align-items: stretch;
  max-width: 560px;
  overflow: hidden;
  border-radius: ${radius.corner};
  background: var(--ground, ${color.blush});
  color: var(--text, ${color.ink});

  > img { flex: none; width: clamp(88px, 30%, 136px); height: auto; aspect-ratio: auto; min-height: 128px; contain: size; object-fit: cover; }
  > div { display: grid; gap: ${space.x2}; align-content: center; justify-items: start; flex: 1; min-width: 0; padding: ${space.x5}; }
  h2 { font: ${type.subtitle}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  p { font: ${type.small}; text-wrap: pretty; }
`;
