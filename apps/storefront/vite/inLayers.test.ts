import { expect, it } from 'vitest';
import { inLayers } from './inLayers.ts';

it('decision 14: what a page says of a field wins over what the field says of itself, as in Storybook', () => {
  const page = 'apps/storefront/app/checkout/CheckoutPage.styles.ts';
  const block = 'packages/blocks/src/accordion/Accordion.styles.ts';
  const part = 'packages/blocks/src/parts/card/Card.styles.ts';
  const field = 'packages/ui/src/fields/choice.styles.ts';
  expect(inLayers([page, block, part, field])).toEqual([field, part, block, page]);
});
