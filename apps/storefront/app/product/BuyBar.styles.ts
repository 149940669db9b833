import { above, low } from '@tailorbird/tokens/breakpoints';
import { color, layer, space, stroke } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** Above a phone's shortcuts. What has focus behind it is scrolled clear of it, and the page ends above it (`barHeights`). */
export const BuyBarRoot = styled.div`
  position: fixed;
  inset: auto 0 var(--tb-bottom-bar-height, 0px);
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space.x3};
  min-block-size: 64px;
  padding: ${space.x2} ${space.pageMargin};
  background: ${color.paper};
  border-block-start: ${stroke.hairline} solid ${color.line};

  /* The field of an option: its list is as wide as there is room. */
  > div {
    flex: 1;
    min-inline-size: 0;
  }

  html[data-typing] & {
    display: none;
  }

  ${low} {
    display: none;
  }

  ${above.desktop} {
    display: none;
  }
`;
