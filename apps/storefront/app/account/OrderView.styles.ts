import { color, space, stroke, type } from '@tailorbird/tokens/roles';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const OrderViewRoot = styled.article`
  display: grid;
  gap: ${space.x6};

  [data-part='tracking'] {
    padding: ${space.x4} ${space.x5};
    background: ${color.duckEgg};
  }

  ul {
    ${stitchAbove}
    display: grid;
    gap: ${space.x5};
    padding-block-start: ${space.x8};
  }

  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: ${space.x4};
  }

  li p {
    display: grid;
    align-content: start;
    gap: ${space.x1};
    color: ${color.softInk};
    font: ${type.small};
    overflow-wrap: anywhere;
  }

  li b {
    color: ${color.ink};
    font: ${type.bodyStrong};
  }

  dl {
    display: grid;
    gap: ${space.x2};
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.x6};
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
`;
