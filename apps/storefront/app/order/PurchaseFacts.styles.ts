import { color, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const PurchaseFactsRoot = styled.dl`
  display: grid;
  gap: ${space.x2};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.x6};
  }

  dt {
    flex: none;
  }

  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }

  [data-part='total'] {
    padding-block: ${space.x3};
    border-block: ${stroke.hairline} solid ${color.line};
    font: ${type.bodyStrong};
  }

  [data-part='total']:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }

  @media print {
    break-inside: avoid;
  }
`;
