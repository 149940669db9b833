import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { rulesOf } from './rulesOf.ts';

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

it('gives the rules of each component a number, in the order in which they apply, and nothing else', () => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(createElement(Moving)));
  const rules = rulesOf(sheet.getStyleTags());
  const ordered = [...rules].toSorted(([a], [b]) => a - b).map(([, css]) => css);
  expect(ordered).toHaveLength(3);
  expect(ordered.find((css) => css.startsWith('@keyframes'))).toContain('opacity:0');
  expect(ordered.findIndex((css) => css.includes('border-top'))).toBeLessThan(
    ordered.findIndex((css) => css.includes('{animation:')),
  );
  expect(ordered.join('')).not.toMatch(/data-styled|!sc|content:|style/);
});
