import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import type { Bag, BagLine } from '@tailorbird/commerce/model/bag';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { BagPage } from './BagPage.tsx';
import { BagDrawer } from './BagSidebar.tsx';
import { UndoRemove } from './UndoRemove.tsx';

function htmlOf(element: ReactNode): string {
  const page = <PageFactsProvider market="uk">{element}</PageFactsProvider>;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}
const pageOf = (...lines: BagLine[]) => {
  const served = { bag: storyBag(lines), notice: null, count: lines.length };
  return htmlOf(<BagPage served={served} content={{ image: undefined, promo: undefined }} refused={null} />);
};
const sidebarOf = (...lines: BagLine[]) => {
  const bag: Bag | null = lines.length > 0 ? storyBag(lines) : null;
  return htmlOf(<BagDrawer data={{ bag, notice: null, count: lines.length }} onClose={() => undefined} />);
};

test('commerce §3 bag line 1: a line shows its name and address, what was chosen, how many, its prices and discount', () => {
  const html = sidebarOf({
    ...storyLine,
    quantity: 2,
    options: [...storyLine.options, { name: 'Length', value: 'Long' }],
    salePrice: 5000,
    extendedListPrice: 13_000,
    extendedSalePrice: 10_000,
    discountAmount: 3000,
    discounts: [{ name: 'Two for less', amount: 3000 }],
  });
  expect(html).toContain(`<a href="${storyLine.url}">${storyLine.name}</a>`);
  for (const [name, value] of [
    ['Colour', 'Moss'],
    ['Size', '12'],
    ['Length', 'Long'],
  ])
    expect(html).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
  expect(html).toMatch(/name="quantity"[^>]* value="2"/);
  for (const price of ['£100', '£130', '£50 each', 'Two for less: £30 off']) expect(html).toContain(price);
});

test('what one costs is said where so many of it are what the line costs', () => {
  const three = { ...storyLine, quantity: 3, salePrice: 1666 };
  expect(sidebarOf({ ...three, extendedSalePrice: 5000 })).not.toContain('each');
  expect(sidebarOf({ ...three, extendedSalePrice: 4998 })).toContain('£16.66 each');
});

test('commerce §2 bag lines 1: a line says that few are left, or none', () => {
  expect(sidebarOf({ ...storyLine, available: 4 })).toContain('There are less than 5 of these left');
  expect(sidebarOf({ ...storyLine, available: 0 })).toContain('Sold Out');
  expect(sidebarOf({ ...storyLine, available: 5 })).not.toMatch(/Sold Out|There are less/);
});

test.each([
  ['beside a page', sidebarOf],
  ['on its own page', pageOf],
])('commerce §8 message 10: ‘Sold Out’ of a line that has gone, of the bag %s', (_, bagWith) => {
  expect(bagWith({ ...storyLine, available: 0 })).toContain('Sold Out');
  expect(bagWith({ ...storyLine, available: 1 })).not.toContain('Sold Out');
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

test('a wallet, which pays nothing of nothing, is not offered for a bag that costs nothing', () => {
  expect(sidebarOf(storyLine)).toContain('data-part="wallet"');
  const free = sidebarOf({ ...storyLine, discountAmount: storyLine.salePrice, extendedSalePrice: 0 });
  expect(free).toContain('Checkout');
  expect(free).not.toContain('data-part="wallet"');
});
