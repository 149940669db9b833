import { expect, it } from 'vitest';
import { layerOf } from './layerOf.ts';

it.each([
  ['packages/ui/src/fields/choice.styles.ts', 'ui'],
  ['packages/blocks/src/parts/card/Card.styles.ts', 'parts'],
  ['packages/blocks/src/accordion/Accordion.styles.ts', 'blocks'],
  ['apps/storefront/app/checkout/CheckoutPage.styles.ts', 'app'],
])('decision 36: the rules of %s are in the layer %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

it('a file in none of the layers is refused by name', () => {
  expect(() => layerOf('bench/Odd.styles.ts')).toThrow('bench/Odd.styles.ts');
});
