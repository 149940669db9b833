import { expect, test } from 'vitest';
import { imageLinkTag } from './fields/media.ts';
import { blockIdOf, schemaAddress } from './schemaAddress.ts';

test('a block is named by the end of its schema’s address, whichever shop’s the address is', () => {
  expect(blockIdOf(schemaAddress('hero'))).toBe('hero');
  expect(blockIdOf('https://types.hub.example/shop/shop-the-look-one')).toBe('shop-the-look-one');
  expect(blockIdOf('https://types.hub.example/marquee')).toBe('marquee');
});

test.each([
  imageLinkTag,
  'https://types.hub.example',
  'https://types.hub.example/',
  'hero',
  'https://a/b?hero',
])('%s names no block', (address) => expect(blockIdOf(address)).toBeUndefined());
