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

  > img { flex: 0 0 clamp(88px, 30%, 136px); width: auto; height: auto; align-self: stretch; object-fit: cover; }
  > div { display: grid; gap: ${space.x2}; align-content: center; justify-items: start; flex: 1; min-width: 0; padding: ${space.x5}; }
  h2 { font: ${type.subtitle}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  p { font: ${type.small}; text-wrap: pretty; }
`;
