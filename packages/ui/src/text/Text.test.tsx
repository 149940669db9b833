import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Text } from './Text.tsx';

test('text is a paragraph unless it stands as something else', () => {
  expect(renderToStaticMarkup(<Text>Proper wool.</Text>)).toMatch(/^<p /);
  expect(renderToStaticMarkup(<Text as="span">Proper wool.</Text>)).toMatch(/^<span /);
});
