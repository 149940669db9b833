import { above } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const BagPageRoot = styled.main`
  ${pageWidth}
  padding-block: ${space.x8} ${space.section};

  h1 {
    font: ${type.section};
    margin-block-end: ${space.x6};
  }

  [data-part='notice'] {
    padding: ${space.x3} ${space.x4};
    margin-block-end: ${space.x5};
    border-inline-start: 4px solid ${color.madder};
    background: ${color.chalk};
    font: ${type.smallStrong};
  }

  [data-part='columns'] {
    display: grid;
    gap: ${space.x10};
    align-items: start;
  }

  [data-part='clear'] {
    border-block-start: ${stroke.hairline} solid ${color.line};
    font: ${type.small};
  }

  [data-part='clear'] summary {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    color: ${color.softInk};
    text-decoration: underline;
    cursor: pointer;
  }

  [data-part='aside'] {
    display: grid;
    gap: ${space.x6};
  }

  [data-part='image'] {
    margin-block-start: ${space.section};
  }

  [data-part='saved'] {
    color: ${color.success};
    font: ${type.smallStrong};
  }

  [data-part='coupons'],
  [data-part='coupons'] ul {
    display: grid;
    gap: ${space.x3};
  }

  [data-part='coupons'] form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.x3};
  }

  [data-part='coupons'] > form > :first-child {
    flex: 1 1 160px;
  }

  [data-part='coupons'] li form {
    align-items: center;
    font: ${type.smallStrong};
  }

  [data-part='summary'] {
    display: grid;
    gap: ${space.x4};
    padding: ${space.x6};
    border-radius: ${radius.corner};
    background: ${color.chalk};
  }

  [data-part='summary'] h2 {
    font: ${type.subtitle};
  }

  [data-part='summary'] dl {
    display: grid;
    gap: ${space.x2};
  }

  [data-part='summary'] dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.x3};
    font-variant-numeric: tabular-nums;
  }

  [data-part='summary'] dd {
    white-space: nowrap;
  }

  [data-part='total'] {
    padding-block-start: ${space.x3};
    border-block-start: ${stroke.hairline} solid ${color.line};
    font: ${type.bodyStrong};
  }

  [data-part='summary'] > p {
    font: ${type.small};
  }

  [data-part='summary'] [data-part='notice'] {
    margin: 0;
    background: ${color.paper};
  }

  [data-part='empty'] {
    display: grid;
    justify-items: center;
    gap: ${space.x6};
    padding-block: ${space.xxl};
    background: ${color.chalk};
    font: ${type.lead};
  }

  ${above.desktop} {
    [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 380px;
    }

    [data-part='aside'] {
      position: sticky;
      inset-block-start: 140px;
    }
  }
`;
