import { expect, test } from 'vitest';
import { parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';
import { productCodesIn } from './productCodesIn.ts';

test('every style code of a page, each once, in the order it is met', () => {
  const { blocks } = parseBlocks([
    { _meta: { schema: schemaAddress('card-group') }, title: 'New', productSkus: ['200003', '200001'] },
    { _meta: { schema: schemaAddress('product-card') }, productSku: '200007' },
    { _meta: { schema: schemaAddress('card-group') }, title: 'More', productSkus: ['200001', '200002'] },
    { _meta: { schema: schemaAddress('text-block') }, body: '200009' },
  ]);
  expect(productCodesIn(blocks)).toEqual(['200003', '200001', '200007', '200002']);
});
