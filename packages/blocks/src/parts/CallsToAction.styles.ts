import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const CallsToActionRoot = styled.div`
  /* A button without a fill has the colour of the words beside it, which can be read on their ground. */
  --button-ink: currentColor;

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3};

  &[data-row='1x2'] { flex-direction: column; align-items: var(--across, flex-start); }
`;
