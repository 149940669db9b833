import { below } from '@tailorbird/tokens/breakpoints';
import { color, motion, radius, shadow, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const AddedToBagPanelRoot = styled.div`
  position: fixed;
  inset: 12px 24px auto auto;
  inline-size: min(400px, calc(100vw - 24px));
  padding: ${space.x4} ${space.x5} ${space.x5};
  border: 0;
  border-radius: ${radius.corner};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  transition: translate ${motion.drawer};

  &:popover-open {
    @starting-style {
      translate: 0 -16px;
    }
  }

  [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font: ${type.subtitle};
  }

  [data-part='item'] {
    display: grid;
    grid-template-columns: 100px 1fr;
    gap: ${space.x4};
    padding-block: ${space.x3} ${space.x5};
  }

  [data-part='item'] > div {
    display: grid;
    align-content: start;
    gap: ${space.x2};
    font: ${type.card};
  }

  dl {
    color: ${color.softInk};
    font: ${type.small};
  }

  dl > div {
    display: flex;
    gap: ${space.x1};
  }

  dt::after {
    content: ':';
  }

  [data-part='ways-on'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space.x3};
  }

  ${below.tablet} {
    inset: 12px 12px auto;
    inline-size: auto;
  }
`;
