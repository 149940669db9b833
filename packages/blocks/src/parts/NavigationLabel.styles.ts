import { color, type, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const NavigationLabelRoot = styled.span`
  color: var(--text, inherit);

  &[data-bold] { font-weight: ${weight.bold}; }
  &[data-underline] > span { text-decoration: underline; text-underline-offset: 0.25em; }
  > sup { margin-inline-start: 0.25em; font: ${type.micro}; line-height: 0; }
  > em { margin-inline-start: 0.5em; color: ${color.madder}; font: ${type.micro}; font-style: normal; }
`;
