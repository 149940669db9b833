import { above } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BagPageRoot = styled.main`
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space.pageMargin});
  margin-inline: auto;
  padding: ${space.x8} ${space.pageMargin} ${space.section};

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

  [data-part='aside'] {
    display: grid;
    gap: ${space.x6};
  }

  [data-part='image'] {
    margin-block-start: ${space.section};
  }

  ul > li {
    display: grid;
    grid-template-columns: clamp(96px, 22%, 160px) 1fr auto;
    gap: ${space.x5};
    padding-block: ${space.x5};
    border-block-start: ${stroke.hairline} solid ${color.line};
  }

  [data-part='line'] {
    display: grid;
    gap: ${space.x2};
    align-content: start;
    font: ${type.small};
  }

  [data-part='line'] h2 {
    font: ${type.bodyStrong};
  }

  [data-part='line'] h2 a {
    text-decoration: none;
  }

  [data-part='line'] dl {
    color: ${color.softInk};
  }

  [data-part='line'] dl > div {
    display: flex;
    gap: ${space.x1};
  }

  [data-part='line'] dt::after {
    content: ':';
  }

  [data-part='saving'],
  [data-part='saved'] {
    color: ${color.success};
    font: ${type.smallStrong};
  }

  [data-part='coupons'],
  [data-part='coupons'] ul {
    display: grid;
    gap: ${space.x3};
  }

  [data-part='coupons'] li {
    display: block;
    padding: 0;
    border: 0;
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

  [data-part='stock'] {
    color: ${color.error};
    font: ${type.smallStrong};
  }

  [data-part='change'],
  [data-part='change'] form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x4};
  }

  [data-part='price'] {
    display: grid;
    gap: ${space.x1};
    align-content: start;
    justify-items: end;
    font: ${type.card};
  }

  [data-part='price'] small {
    color: ${color.softInk};
    font: ${type.small};
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
    font-variant-numeric: tabular-nums;
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
