import { color, radius, space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SkeletonRoot = styled.div`
  display: grid;
  gap: ${space.x2};

  > span {
    display: block;
    aspect-ratio: var(--ratio, auto);
    border-radius: ${radius.corner};
    background: ${color.chalk};
    animation: tb-breathe 1.6s ease-in-out infinite alternate;
  }
  &[data-kind='lines'] > span { height: 1em; }
  &[data-kind='lines'] > span:last-child:not(:only-child) { width: 60%; }
  @keyframes tb-breathe { to { opacity: 0.55; } }
`;
