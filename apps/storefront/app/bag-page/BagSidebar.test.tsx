import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import type { Bag, BagLine } from '@tailorbird/commerce/model/bag';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { BagDrawer } from './BagSidebar.tsx';
import { UndoRemove } from './UndoRemove.tsx';

function htmlOf(element: ReactNode): string {
  const page = <PageFactsProvider market="uk">{element}</PageFactsProvider>;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}
const sidebarOf = (...lines: BagLine[]) => {
  const bag: Bag | null = lines.length > 0 ? storyBag(lines) : null;
  return htmlOf(<BagDrawer data={{ bag, notice: null, count: lines.length }} onClose={() => undefined} />);
};

test('commerce §2 bag lines 1: a line says that few are left, or none', () => {
  expect(sidebarOf({ ...storyLine, available: 4 })).toContain('There are less than 5 of these left');
  expect(sidebarOf({ ...storyLine, available: 0 })).toContain('Sold Out');
  expect(sidebarOf({ ...storyLine, available: 5 })).not.toMatch(/Sold Out|There are less/);
});

test('commerce §8 message 10: ‘Sold Out’ of a line that has gone', () => {
  expect(sidebarOf({ ...storyLine, available: 0 })).toContain('Sold Out');
  expect(sidebarOf({ ...storyLine, available: 1 })).not.toContain('Sold Out');
});

test('commerce §8 message 11: ‘There are less than 5 of these left’ from four down to one', () => {
  for (const available of [1, 4])
    expect(sidebarOf({ ...storyLine, available })).toContain('There are less than 5 of these left');
  for (const available of [0, 5])
    expect(sidebarOf({ ...storyLine, available })).not.toContain('There are less than 5 of these left');
});

test('a line can be moved to the wishlist; a gift card cannot, as the list has no place for its words', () => {
  expect(sidebarOf(storyLine)).toContain('name="intent" value="move"');
  expect(sidebarOf({ ...storyLine, sku: '100001-leaves-25' })).not.toContain('value="move"');
});

test('commerce §8 message 8: what has sold out holds checkout back, and says what to do', () => {
  const soldOut = sidebarOf(storyLine, { ...storyLine, id: 'b', available: 0 });
  expect(soldOut).toContain(
    'Sorry! Some products in your bag have sold out and will need to be removed before you can checkout',
  );
  expect(soldOut).not.toContain('href="/checkout-identity"');
  expect(sidebarOf(storyLine)).toContain('href="/checkout-identity"');
});

test('commerce §8 message 14: an empty bag says so, and leads back to the shop', () => {
  expect(sidebarOf()).toContain('Your shopping bag is empty');
  expect(sidebarOf()).toContain('Go back shopping');
});

test('a bag that is on its way is neither empty nor full', () => {
  const html = htmlOf(<BagDrawer data={undefined} onClose={() => undefined} />);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toMatch(/is empty|Checkout/);
});

test('what was taken out can be put back as it was', () => {
  const html = htmlOf(
    <UndoRemove line={{ ...storyLine, quantity: 3 }} to="nowhere" onUndone={() => undefined} />,
  );
  expect(html).toContain(`${storyLine.name} is no longer in your bag.`);
  expect(html).toContain('name="quantity" value="3"');
  expect(html).toContain(`name="variantId" value="${storyLine.variantId}"`);
});
