import { tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const HeadingRoot = styled.h2`
  font: ${type.section};
  letter-spacing: ${tracking.heading};
  text-wrap: balance;

  &[data-size='hero'] { font: ${type.hero}; }
  &[data-size='display'] { font: ${type.display}; }
  &[data-size='title'] { font: ${type.title}; }
  &[data-size='subtitle'] { font: ${type.subtitle}; }
  &[data-size='label'] { font: ${type.bodyStrong}; letter-spacing: 0; }
  &[data-align='center'] { text-align: center; }
`;
