import { above } from '@tailorbird/tokens/breakpoints';
import { color, layer, shadow, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** At the foot of the window, above a phone's shortcuts: the page neither moves nor waits. */
export const ConsentBannerRoot = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-end: var(--tb-bottom-bar-height);
  z-index: ${layer.notice};
  max-block-size: 50vh;
  overflow-y: auto;
  padding: ${space.x4} ${space.pageMargin};
  background: ${color.paper};
  box-shadow: ${shadow.overlay};
  font: ${type.small};

  form {
    display: grid;
    gap: ${space.x3};
    max-inline-size: 1100px;
    margin-inline: auto;
  }

  [data-part='ways'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: ${space.x2} ${space.x3};
  }

  [data-part='ways'] > a {
    grid-column: 1 / -1;
    padding-block: ${space.x2};
    text-align: center;
  }

  /* Enlarged several times over: the answers come first, and the page keeps most of the window. */
  @media (max-height: 420px) {
    max-block-size: 38vh;
    padding-block: ${space.x2};

    form {
      gap: ${space.x2};
    }

    [data-part='ways'] {
      grid-template-columns: 1fr 1fr auto;
      order: -1;
    }

    [data-part='ways'] > a {
      grid-column: auto;
    }
  }

  ${above.desktop} {
    form {
      grid-template-columns: 1fr auto;
      align-items: center;
      gap: ${space.x8};
    }

    [data-part='ways'] {
      grid-template-columns: 128px 128px auto;
    }

    [data-part='ways'] > a {
      grid-column: auto;
    }
  }
`;
