import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { css, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { isStyled, rulesOf } from './styledComponents.ts';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;
const Stitch = styled.hr`
  border-top: 2px dashed;
`;
const Moving = styled(Stitch)`
  animation: ${appear} 1s;
`;

test('styled-components: the rules of each component have a number, in the order in which they apply, and nothing else. Else compare styledComponents.ts with ServerStyleSheet.getStyleTags', () => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(createElement(Moving)));
  const rules = rulesOf(sheet.getStyleTags());
  const ordered = [...rules].toSorted(([a], [b]) => a - b).map(([, text]) => text);
  expect(ordered).toHaveLength(3);
  expect(ordered.find((text) => text.startsWith('@keyframes'))).toContain('opacity:0');
  expect(ordered.findIndex((text) => text.includes('border-top'))).toBeLessThan(
    ordered.findIndex((text) => text.includes('{animation:')),
  );
  expect(ordered.join('')).not.toMatch(/data-styled|!sc|content:|style/);
});

test('styled-components: a component is told from a fragment of CSS. Else compare styledComponents.ts with IStyledComponent', () => {
  expect([Stitch, Moving, css`color: red;`, appear, 'red', undefined].map(isStyled)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
