import { forcedColours } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ColourLinksRoot = styled.div`
  display: grid;
  gap: ${space.x2};
  font: ${type.card};

  b {
    font: ${type.bodyStrong};
    margin-inline-end: ${space.x2};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -8px;
  }

  a {
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    border-radius: ${radius.round};
  }

  i {
    inline-size: 28px;
    block-size: 28px;
    border: ${stroke.hairline} solid ${color.control};
    border-radius: ${radius.round};
    forced-color-adjust: none;
  }

  a[data-sold-out] {
    position: relative;
  }

  a[data-sold-out]::after {
    content: '';
    position: absolute;
    inline-size: 36px;
    border-block-start: 2px solid ${color.ink};
    outline: ${stroke.hairline} solid ${color.paper};
    transform: rotate(-45deg);
  }

  a[aria-current] i {
    outline: ${stroke.ring} solid ${color.ink};
    outline-offset: 2px;

    ${forcedColours} {
      outline-color: CanvasText;
    }
  }
`;
