import { above } from '@tailorbird/tokens/breakpoints';
import { color, radius } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BagPageImageRoot = styled.div`
  overflow: hidden;
  border-radius: ${radius.corner};
  background: ${color.chalk};

  > a, picture { display: block; }
  img { width: 100%; aspect-ratio: 4 / 5; object-fit: cover; }

  ${above.tablet} { img { aspect-ratio: 21 / 8; } }
`;
