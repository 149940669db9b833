import { color, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const DemonstrationSheetRoot = styled.form`
  display: grid;
  gap: ${space.x5};
  inline-size: 100%;

  [data-part='note'] {
    padding: ${space.x4};
    background: ${color.duckEgg};
    font: ${type.small};
  }

  [data-part='contact'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: ${space.x4};
    align-items: start;
  }

  legend {
    font: ${type.subtitle};
    margin-block-end: ${space.x4};
  }

  dl {
    display: grid;
    gap: ${space.x2};
    font-variant-numeric: tabular-nums;
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.x4};
  }

  [data-part='total'] {
    padding-block-start: ${space.x2};
    border-block-start: ${stroke.hairline} solid ${color.line};
    font: ${type.bodyStrong};
  }

  [data-part='ways-on'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space.x4};
  }
`;
