import { color, space, type, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { visuallyHidden } from '../visually-hidden/visuallyHidden.styles.ts';

export const PriceRoot = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.x2};
  font: ${type.card};
  font-variant-numeric: tabular-nums;

  &[data-size='large'] { font: ${type.lead}; }
  > s { color: ${color.softInk}; }
  > b { font-weight: inherit; }
  &[data-reduced] > b { color: ${color.sale}; font-weight: ${weight.semibold}; }
  > small { font: ${type.micro}; }
  > [data-part='spoken'] { ${visuallyHidden} }
`;
