import { space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const MyAccountImageRoot = styled.figure`
  max-width: 480px;

  > a { display: block; text-decoration: none; }
  img { width: 100%; }
  figcaption { padding-block-start: ${space.x3}; font: ${type.subtitle}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  > a > figcaption { text-decoration: underline ${stroke.hairline} transparent; text-underline-offset: 0.2em; }
  > a:hover > figcaption { text-decoration-color: currentColor; }
`;
