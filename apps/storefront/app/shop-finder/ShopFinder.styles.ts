import { above } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ShopFinderRoot = styled.div`
  display: grid;
  gap: ${space.x8};
  padding: ${space.x6} ${space.pageMargin} ${space.section};

  ${above.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${space.x10};
    align-items: start;
  }

  > * {
    min-inline-size: 0;
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.x3};
    align-items: end;
  }

  form:has([aria-invalid='true']) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }

  [data-part='find'] {
    display: grid;
    gap: ${space.x4};
    justify-items: start;

    ${above.desktop} {
      grid-column: 1 / -1;
      max-inline-size: 640px;
    }
  }

  [data-part='find'] form {
    inline-size: 100%;
  }

  [data-part='find'] p {
    min-block-size: 1lh;
  }

  /* There only once it can do something, in a place kept for it. */
  [data-part='here'][data-off] {
    visibility: hidden;
  }

  /* On a phone the map goes before the list, which is long. */
  ol {
    display: grid;
    gap: ${space.x6};
    order: 1;

    ${above.desktop} {
      order: 0;
    }
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.x1} ${space.x3};
    padding-block-end: ${space.x6};
    border-block-end: ${stroke.hairline} solid ${color.line};
    scroll-margin-block-start: 160px;
  }

  li > * {
    grid-column: 2;
  }

  li > p > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
  }

  li > [data-part='number'] {
    grid-row: 1;
    grid-column: 1;
  }

  h2 {
    font: ${type.subtitle};
  }

  [data-part='far'] {
    color: ${color.softInk};
    font: ${type.small};
  }

  [data-part='state'] {
    font: ${type.bodyStrong};
  }

  [data-part='state'][data-open] {
    color: ${color.success};
  }

  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0 ${space.x4};
    font: ${type.small};
  }

  [data-part='number'] {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    background: ${color.ink};
    color: ${color.paper};
    font: ${type.small};
    line-height: 1;
  }

  [data-part='map'] {
    position: relative;
    overflow: hidden;
    border-radius: ${radius.corner};
    background: ${color.duckEgg};

    ${above.desktop} {
      position: sticky;
      inset-block-start: 120px;
    }
  }

  [data-part='map'] img {
    inline-size: 100%;
    block-size: auto;
  }

  [data-part='map'] [data-part='number'] {
    position: absolute;
    inset-block-start: calc(var(--y) * 100%);
    inset-inline-start: calc(var(--x) * 100%);
    transform: translate(-50%, -50%);
    box-shadow: 0 0 0 ${stroke.hairline} ${color.paper};
  }
`;
