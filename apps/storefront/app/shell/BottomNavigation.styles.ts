import { above, low } from '@tailorbird/tokens/breakpoints';
import { color, layer, motion, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BottomNavigationRoot = styled.div`
  [data-part='bar'] {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.sticky};
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    padding-block-end: env(safe-area-inset-bottom);
    background: ${color.paper};
    border-block-start: ${stroke.hairline} solid ${color.line};

    ${low} {
      position: static;
    }
  }

  /* Out of the way while something is being typed. */
  html[data-typing] & [data-part='bar'] {
    display: none;
  }

  @media (scripting: none) {
    body:has(main :is(textarea, input:not([type='checkbox'], [type='radio'])):focus) & [data-part='bar'] {
      display: none;
    }
  }

  [data-part='bar'] > * {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-block-size: 56px;
    font: ${type.micro};
    text-decoration: none;
  }

  [data-part='bar'] b {
    position: absolute;
    inset: 4px auto auto calc(50% + 4px);
    block-size: 18px;
    min-inline-size: 18px;
  }

  [data-part='menu'] {
    position: fixed;
    inset: 0 auto auto 0;
    inline-size: min(400px, 92vw);
    block-size: calc(100dvh - var(--tb-bottom-bar-height));
    max-block-size: none;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 0;
    background: ${color.paper};
    color: ${color.ink};
    transition: translate ${motion.drawer};
  }

  [data-part='menu']:popover-open {
    display: flex;
    flex-direction: column;

    @starting-style {
      translate: -100% 0;
    }
  }

  /* The bar below the menu stays as it is: its shortcuts can be pressed while the menu is open. */
  [data-part='menu']::backdrop {
    inset-block-end: var(--tb-bottom-bar-height, 57px);
    background: ${color.scrim};
  }

  [data-part='top'] {
    display: flex;
    align-items: center;
    gap: ${space.x4};
    padding: ${space.x2} ${space.x2} ${space.x2} ${space.x5};
    border-block-end: ${stroke.hairline} solid ${color.line};
    font: ${type.subtitle};
  }

  [data-part='menu'] nav {
    flex: 1;
  }

  [data-part='top'] b {
    flex: 1;
  }

  ${above.desktop} {
    [data-part='bar'],
    [data-part='menu'] {
      display: none;
    }
  }
`;
