import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const CheckoutPageRoot = styled.main`
  display: grid;
  gap: ${space.x10};
  align-content: start;
  align-items: start;
  inline-size: 100%;
  max-inline-size: 1120px;
  margin-inline: auto;
  padding: ${space.x8} ${space.pageMargin} ${space.section};

  > * {
    min-inline-size: 0;
  }

  h1 {
    font: ${type.title};
  }

  [data-part='step'],
  form {
    display: grid;
    gap: ${space.x6};
  }

  form > button {
    justify-self: start;
  }

  [data-part='address'],
  [data-part='card'] {
    display: grid;
    gap: ${space.x4};
    align-items: start;
  }

  legend {
    font: ${type.subtitle};
    margin-block-end: ${space.x4};
  }

  form:has([name='sameAddress']:checked) [data-part='billing'] {
    display: none;
  }

  [data-part='gift-cards'],
  [data-part='more'] > form {
    display: grid;
    gap: ${space.x4};
    justify-items: start;
  }

  [data-part='more'] > form > :first-of-type {
    inline-size: 100%;
  }

  [data-part='gift-cards'] li form {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: ${space.x2} ${space.x4};
  }

  [data-part='test-cards'] {
    padding: ${space.x4};
    background: ${color.duckEgg};
    font: ${type.small};
  }

  [data-part='test-cards'] code {
    font: ${type.smallStrong};
    font-variant-numeric: tabular-nums;
  }

  [data-part='book'] > p {
    font: ${type.smallStrong};
  }

  [data-part='book'] a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
  }

  [data-part='settled'] {
    border-block: ${stroke.hairline} solid ${color.line};
  }

  [data-part='settled'] > div {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr) auto;
    gap: ${space.x4};
    align-items: baseline;
    padding-block: ${space.x2};
    font: ${type.small};
    overflow-wrap: anywhere;
  }

  [data-part='settled'] dt {
    color: ${color.softInk};
  }

  [data-part='settled'] a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
  }

  [data-part='summary'] {
    display: grid;
    gap: ${space.x5};
    padding: ${space.x6};
    border-radius: ${radius.corner};
    background: ${color.chalk};
  }

  [data-part='order'] > summary {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: ${space.x2} ${space.x4};
    min-block-size: ${size.target};
    cursor: pointer;
  }

  [data-part='order'] > summary h2 {
    font: ${type.subtitle};
  }

  [data-part='order'] > summary > span {
    font: ${type.bodyStrong};
  }

  [data-part='order'] > summary > span::after {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin: 0 4px 3px ${space.x3};
    border: solid currentcolor;
    border-width: 0 ${stroke.ring} ${stroke.ring} 0;
    rotate: 45deg;
  }

  [data-part='order'][open] > summary > span::after {
    margin-block-end: -2px;
    rotate: 225deg;
  }

  [data-part='order'] > div {
    display: grid;
    gap: ${space.x5};
    padding-block-start: ${space.x4};
  }

  [data-part='more'] > summary {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    text-decoration: underline;
    cursor: pointer;
  }

  ${above.tablet} {
    [data-part='address'],
    [data-part='card'] {
      grid-template-columns: 1fr 1fr;
    }
  }

  ${below.desktop} {
    gap: ${space.x6};

    [data-part='summary'] {
      padding: ${space.x3} ${space.x4};
    }
  }

  ${above.desktop} {
    grid-template-columns: minmax(0, 1fr) 400px;

    [data-part='step'] {
      grid-area: 1 / 1;
    }

    /* Beside the steps there is room for all of it. */
    [data-part='order']::details-content {
      content-visibility: visible;
      block-size: auto;
    }

    [data-part='order'] > summary {
      pointer-events: none;
    }

    [data-part='order'] > summary > span {
      display: none;
    }

    [data-part='summary'] {
      grid-area: 1 / 2;
      position: sticky;
      inset-block-start: ${space.x6};
    }
  }
`;
