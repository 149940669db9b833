import { color, radius, shadow, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LocaleChoiceRoot = styled.div`
  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${space.x1};
    min-block-size: ${size.target};
    font: ${type.small};
  }

  [popover] {
    position: fixed;
    inset: 96px auto auto 40px;
    inline-size: min(320px, calc(100vw - 40px));
    padding: ${space.x5};
    border: 0;
    border-radius: ${radius.corner};
    background: ${color.paper};
    color: ${color.ink};
    box-shadow: ${shadow.overlay};
  }

  &[data-place='menu'] [popover] {
    inset: 64px 20px auto;
    inline-size: auto;
  }

  [popover] p {
    padding-block-start: ${space.x4};
    font: ${type.subtitle};
    margin-block-end: ${space.x2};
  }
`;
