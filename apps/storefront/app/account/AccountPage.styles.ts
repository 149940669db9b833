import { above } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

/** The account: its links and picture on one side, the view on the other. */
export const AccountPageRoot = styled.main`
  ${pageWidth}
  display: grid;
  align-content: start;
  gap: ${space.x8} ${space.x10};
  padding-block: ${space.x8} ${space.section};

  > *,
  [data-part='view'] > * {
    min-inline-size: 0;
  }

  h1 {
    font: ${type.section};
  }

  h2 {
    font: ${type.subtitle};
  }

  [data-part='views'] ul {
    display: flex;
    gap: ${space.x5};
    padding-block-end: ${space.x2};
    overflow-x: auto;
    scrollbar-width: thin;
    white-space: nowrap;
    border-block-end: ${stroke.hairline} solid ${color.line};
  }

  [data-part='views'] [role='alert'] {
    color: ${color.error};
    font: ${type.smallStrong};
    white-space: normal;
  }

  [data-part='views'] :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: ${type.body};
    text-decoration: none;
    cursor: pointer;
  }

  [data-part='views'] [aria-current] {
    font: ${type.bodyStrong};
    text-decoration: underline dashed 2px ${color.madder};
    text-underline-offset: 6px;
  }

  [data-part='view'] {
    display: grid;
    align-content: start;
    gap: ${space.x6};
  }

  [data-part='view'] form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x5};
    justify-items: start;
  }

  [data-part='fields'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    gap: ${space.x5};
    align-items: start;
    inline-size: 100%;
    max-inline-size: 720px;
  }

  [data-part='fields'] > *,
  [data-part='fields'] :is(input, select) {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  [data-part='fields'][data-narrow] {
    grid-template-columns: minmax(0, 1fr);
    max-inline-size: 420px;
  }

  [data-part='section'] {
    display: grid;
    gap: ${space.x5};
    padding-block-end: ${space.x6};
    border-block-end: ${stroke.hairline} solid ${color.line};
  }

  [data-part='section']:last-child {
    border: 0;
  }

  [data-part='tiles'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
    gap: ${space.x4};
  }

  [data-part='tiles'] > li {
    display: grid;
    align-content: start;
    gap: ${space.x2};
    padding: ${space.x5};
    border-radius: ${radius.corner};
    background: ${color.chalk};
    overflow-wrap: anywhere;
  }

  [data-part='tiles'] address {
    font-style: normal;
  }

  [data-part='actions'],
  [data-part='view'] [data-part='actions'] form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x4};
  }

  [data-part='empty'] {
    display: grid;
    justify-items: center;
    gap: ${space.x6};
    padding: ${space.xxl} ${space.x4};
    background: ${color.chalk};
    text-align: center;
  }

  [data-part='orders'] > li {
    display: grid;
    gap: ${space.x3};
    padding-block: ${space.x5};
    border-block-end: ${stroke.hairline} solid ${color.line};
  }

  [data-part='orders'] [data-part='pictures'] {
    display: flex;
    gap: ${space.x2};
  }

  [data-part='orders'] [data-part='pictures'] > * {
    inline-size: 64px;
  }

  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x1} ${space.x6};
    font: ${type.small};
  }

  [data-part='facts'] > div {
    display: flex;
    gap: ${space.x2};
  }

  [data-part='facts'] dt {
    color: ${color.softInk};
  }

  ${above.desktop} {
    grid-template-columns: 240px minmax(0, 1fr);

    grid-template-rows: auto 1fr;

    [data-part='view'] {
      grid-row: 1 / span 2;
      grid-column: 2;
    }

    [data-part='views'] ul {
      display: grid;
      gap: 0;
      overflow: visible;
      white-space: normal;
      border: 0;
    }
  }

  @media print {
    display: block;
    padding: 0;

    [data-part='side'],
    [data-part='ways'] {
      display: none;
    }
  }
`;
