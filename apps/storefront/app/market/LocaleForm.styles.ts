import { color, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LocaleFormRoot = styled.form`
  li + li {
    border-block-start: ${stroke.hairline} solid ${color.line};
  }

  button {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space.x4};
    inline-size: 100%;
    min-block-size: ${size.target};
    font: ${type.card};
    text-align: start;
  }

  button:hover {
    text-decoration: underline;
  }

  span {
    color: ${color.softInk};
  }

  button[aria-current] {
    font: ${type.bodyStrong};
  }
`;
