import { above } from '@tailorbird/tokens/breakpoints';
import { color, font, tracking, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LogoRoot = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-family: ${font.heading};
  font-weight: ${weight.semibold};
  font-size: 26px;
  line-height: 1;
  letter-spacing: ${tracking.heading};
  text-decoration: none;

  span {
    color: ${color.madder};
  }

  ${above.tablet} {
    font-size: 32px;
  }
`;
