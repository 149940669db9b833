import { color, space, stroke, type } from '@tailorbird/tokens/roles';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const OrderConfirmationRoot = styled.main`
  display: grid;
  align-content: start;
  gap: ${space.x8};
  inline-size: 100%;
  max-inline-size: 760px;
  margin-inline: auto;
  padding: ${space.xxl} ${space.pageMargin} ${space.section};

  header {
    display: grid;
    gap: ${space.x3};
  }

  h1 {
    font: ${type.section};
  }

  ul {
    ${stitchAbove}
    display: grid;
    gap: ${space.x5};
    padding-block-start: ${space.x8};
  }

  li {
    display: grid;
    grid-template-columns: 96px 1fr auto;
    gap: ${space.x5};
  }

  li p {
    display: grid;
    align-content: start;
    gap: ${space.x1};
    color: ${color.softInk};
    font: ${type.small};
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
  }

  [data-part='total'] {
    padding-block: ${space.x3};
    border-block: ${stroke.hairline} solid ${color.line};
    font: ${type.bodyStrong};
  }

  > a {
    justify-self: start;
  }
`;
