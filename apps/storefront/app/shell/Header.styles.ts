import { above, below, hover, low } from '@tailorbird/tokens/breakpoints';
import { color, layer, motion, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { visuallyHidden } from '@tailorbird/ui/visuallyHidden';
import { styled } from 'styled-components';

/**
 * Where it is transparent it has no height of its own: that pushes the page up under it, however tall what it holds is,
 * and nothing moves when it turns solid. What little paper is left keeps its words readable on any picture, of which no
 * shape is seen between them.
 */
export const HeaderRoot = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  background: ${color.paper};
  border-block-end: ${stroke.hairline} solid ${color.line};

  ${low} {
    position: relative;
  }

  &[data-scrolled]:not([data-transparent]) {
    border-color: ${color.ink};
  }

  &[data-transparent] {
    block-size: 0;
    border: 0;
    background: none;

    ${low} {
      block-size: auto;
    }
  }

  /* Not a ground of the bars themselves: what is blurred behind them would hold the menus they open. */
  &[data-transparent]::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: -1;
    block-size: var(--tb-header-height);
    backdrop-filter: blur(24px);
  }

  &[data-transparent] :is([data-part='bar'], nav) {
    background: color-mix(in srgb, ${color.paper} 80%, transparent);
    transition: background-color ${motion.small};
  }

  &[data-transparent][data-scrolled] :is([data-part='bar'], nav) {
    background: ${color.paper};
  }

  [data-part='bar'] {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.x1};
    padding: ${space.x1} max(${space.pageMargin}, calc((100% - ${size.page}) / 2));
    font: ${type.small};
  }

  [data-part='start'],
  [data-part='end'] {
    display: flex;
    align-items: center;
    gap: ${space.x6};
  }

  /* The navigation below has a ground of its own, which would cover the lower edge of a focus ring. */
  [data-part='bar'] > :focus-within {
    z-index: ${layer.raised};
  }

  [data-part='start'] {
    display: none;
  }

  [data-part='start'] > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    text-decoration: none;
  }

  [data-part='end'] {
    justify-content: flex-end;
    gap: ${space.x2};
  }

  [data-part='icon'] {
    display: inline-grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
  }

  [data-part='search'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.x2};
    min-inline-size: ${size.target};
    min-block-size: ${size.target};
    text-decoration: none;
  }

  ${hover} {
    [data-part='start'] > a:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }

  ${above.desktop} {
    [data-part='bar'] {
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      padding-block: ${space.x2} 0;
    }

    [data-part='start'] {
      display: flex;
    }

    [data-part='end'] {
      gap: ${space.x4};
    }
  }

  ${below.desktop} {
    nav,
    [data-part='icon'] {
      display: none;
    }

    [data-part='search'] > span {
      ${visuallyHidden}
    }
  }
`;
