import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { withoutMarks } from './withoutMarks.ts';

const Stitch = styled.hr`
  border-top: 2px dashed;
`;

it('leaves the rules of a sheet and nothing that styled-components added to find them', () => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(createElement(Stitch)));
  const styles = withoutMarks(sheet.getStyleTags());
  expect(styles).toContain('{border-top:2px dashed;}');
  expect(styles).not.toMatch(/data-styled\.g|!sc|content:/);
});
