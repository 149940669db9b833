import { above, low } from '@tailorbird/tokens/breakpoints';
import { color, layer, space, stroke } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** Above a phone's shortcuts; what has focus behind it is scrolled clear of it, and the page ends above it. */
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

  html:has(&) {
    scroll-padding-block-end: calc(var(--tb-bottom-bar-height, 0px) + 72px);
  }

  html:has(&) footer {
    padding-block-end: 64px;
  }

  body:has(main textarea:focus) &,
  body:has(main input:not([type='checkbox'], [type='radio']):focus) & {
    display: none;
  }

  ${low} {
    display: none;
  }

  ${above.desktop} {
    display: none;
  }
`;
