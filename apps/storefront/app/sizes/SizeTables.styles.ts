import { color, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SizeTablesRoot = styled.div`
  display: grid;
  gap: ${space.x8};

  > * {
    min-inline-size: 0;
  }

  section {
    display: grid;
    gap: ${space.x3};
    scroll-margin-block-start: 120px;
  }

  section > * {
    min-inline-size: 0;
  }

  section > p {
    max-inline-size: ${size.measure};
    color: ${color.softInk};
    font: ${type.small};
  }

  h2,
  h3 {
    font: ${type.subtitle};
  }

  [data-part='table'] {
    overflow-x: auto;
  }

  table {
    inline-size: 100%;
    max-inline-size: 760px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${space.x3} ${space.x2};
    border-block-end: ${stroke.hairline} solid ${color.line};
    text-align: start;
    vertical-align: bottom;
  }

  th {
    font: ${type.smallStrong};
  }

  thead span {
    white-space: nowrap;
  }

  tbody th,
  td {
    white-space: nowrap;
  }

  tbody th {
    font: ${type.bodyStrong};
  }

  &:has(input[value='cm']:checked) [data-unit='in'],
  &:has(input[value='in']:checked) [data-unit='cm'] {
    display: none;
  }
`;
