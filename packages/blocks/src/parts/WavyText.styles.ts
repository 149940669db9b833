import { styled } from 'styled-components';

export const WavyTextRoot = styled.span`
  > u {
    text-decoration: underline wavy 0.055em var(--wave);
    text-underline-offset: 0.16em;
    text-decoration-skip-ink: none;
  }
`;
