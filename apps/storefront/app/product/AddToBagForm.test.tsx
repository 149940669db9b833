import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AddToBagForm } from './AddToBagForm.tsx';
import { pleaseChoose } from './optionNames.ts';

function formOf(sku: string, sizes: readonly string[]): string {
  // Only what the form looks at is there.
  const product = {
    id: 1,
    sku,
    inventoryTracking: 'none',
    sizes,
    lengths: [],
    variants: [],
    modifiers: [],
  } as unknown as Product;
  const form = (
    <PageFactsProvider market="uk">
      <AddToBagForm
        product={product}
        colour="Leaves"
        choice={{ size: null, length: null }}
        onChoose={() => undefined}
      />
    </PageFactsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />);
}

test('a gift card is chosen by its amount, and needs no size guide', () => {
  const html = formOf('100000', ['£10', '£25']);
  expect(html).toContain('Amount');
  expect(html).not.toMatch(/>Size/);
  expect(pleaseChoose('size', '100000')).toBe('Please choose an amount');
});

test('clothes are chosen by size', () => {
  const html = formOf('200001', ['8', '10']);
  expect(html).toMatch(/>Size/);
  expect(pleaseChoose('size', '200001')).toBe('Please choose a size');
  expect(pleaseChoose('length', '200001')).toBe('Please choose a length');
});
