import type { Block } from '@tailorbird/blocks/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnHeading } from './OwnHeading.tsx';

const slots = (...ids: readonly Block['id'][]) => ({
  // Only what a block is counts here.
  slots: { blocks: ids.map((id) => ({ key: id, id, content: {} }) as Block), broken: [] },
});
const shown = (page: Parameters<typeof OwnHeading>[0]['page']) =>
  renderToStaticMarkup(
    <OwnHeading page={page}>
      <h1>Shop finder</h1>
    </OwnHeading>,
  );

test('a page has one heading: its own, unless one of its blocks is a listing header', () => {
  expect(shown(slots('listing-header-one', 'text-block'))).toBe('');
  expect(shown(slots('hero', 'listing-header-two'))).toBe('');
  expect(shown(slots('hero', 'text-block'))).toBe('<h1>Shop finder</h1>');
  expect(shown(slots())).toBe('<h1>Shop finder</h1>');
  expect(shown(undefined)).toBe('<h1>Shop finder</h1>');
});
