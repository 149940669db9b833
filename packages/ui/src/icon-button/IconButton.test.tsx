import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BagIcon, HeartIcon } from '../icon/icons.ts';
import { IconButton } from './IconButton.tsx';

test('an icon button speaks its label', () => {
  expect(renderToStaticMarkup(<IconButton icon={HeartIcon} label="Save Fern Cord Shirt" />)).toMatch(
    /^<button .*aria-label="Save Fern Cord Shirt"/,
  );
});

test('the count is shown, and left to the label to say', () => {
  const html = renderToStaticMarkup(<IconButton icon={BagIcon} label="Bag, 2 items" href="/bag" count={2} />);
  expect(html).toMatch(/^<a .*href="\/bag"/);
  expect(html).toContain('aria-hidden="true">2</span>');
});

test('an empty bag shows no number', () => {
  expect(renderToStaticMarkup(<IconButton icon={BagIcon} label="Bag" count={0} />)).not.toContain(
    'data-part="count"',
  );
});
