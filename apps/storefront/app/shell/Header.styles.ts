import { above, below, hover } from '@tailorbird/tokens/breakpoints';
import { color, layer, motion, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { visuallyHidden } from '@tailorbird/ui/visuallyHidden';
import { styled } from 'styled-components';

export const HeaderRoot = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  background: ${color.paper};
  border-block-end: ${stroke.hairline} solid ${color.line};

  [data-part='bar'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x4};
    padding: ${space.x1} ${space.pageMargin};
    font: ${type.small};
  }

  [data-part='start'],
  [data-part='end'] {
    display: flex;
    align-items: center;
    gap: ${space.x6};
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

  [data-part='spoken'] {
    ${visuallyHidden}
  }

  [data-part='icon'] {
    display: inline-grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
  }

  form {
    display: none;
  }

  label {
    display: flex;
    align-items: center;
    gap: ${space.x2};
    border-block-end: ${stroke.line} solid transparent;
    transition: border-color ${motion.small};
  }

  label:focus-within {
    border-color: ${color.ink};
  }

  input {
    inline-size: 132px;
    min-block-size: ${size.target};
    border: 0;
    border-radius: 0;
    background: none;
    appearance: none;
  }

  input::placeholder {
    color: ${color.softInk};
    opacity: 1;
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

    [data-for='phone'] {
      display: none;
    }

    form {
      display: block;
    }
  }

  ${below.desktop} {
    nav,
    [data-part='icon']:not([data-for='phone']) {
      display: none;
    }
  }
`;
