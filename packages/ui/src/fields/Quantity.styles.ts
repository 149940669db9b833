import { color, radius, size, stroke } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const QuantityRoot = styled.div`
  display: inline-flex;
  width: max-content;
  border: ${stroke.hairline} solid ${color.control};
  border-radius: ${radius.corner};

  > input {
    width: 3ch;
    min-width: ${size.target};
    min-height: ${size.target};
    border: 0;
    background: none;
    text-align: center;
    appearance: textfield;
    font-variant-numeric: tabular-nums;
  }
  > input::-webkit-inner-spin-button { appearance: none; }
  > button { width: ${size.target}; border-radius: 0; }
  > button:focus-visible {
    border-radius: ${radius.corner};
  }
  &[data-still] > button { visibility: hidden; }
  &:has(input[aria-invalid='true']) { border-color: ${color.error}; }
`;
