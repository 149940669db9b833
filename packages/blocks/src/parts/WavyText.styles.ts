import { styled } from 'styled-components';

export const WavyTextRoot = styled.span`
  > u {
    line-height: 1.4;
    text-decoration: underline wavy 0.055em var(--wave);
    text-underline-offset: 0.3em;
  }
`;
