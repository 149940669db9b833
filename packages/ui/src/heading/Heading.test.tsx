import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading } from './Heading.tsx';

test('the level decides the element and the size the look', () => {
  expect(renderToStaticMarkup(<Heading level={1}>Womens</Heading>)).toMatch(/^<h1 .*data-size="display"/);
  expect(
    renderToStaticMarkup(
      <Heading level={3} size="hero">
        Made for long walks
      </Heading>,
    ),
  ).toMatch(/^<h3 .*data-size="hero"/);
});
