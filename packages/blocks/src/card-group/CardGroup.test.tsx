import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { CardGroup } from './CardGroup.tsx';
import { cardGroupFixtures as fixtures } from './fixtures.ts';
import { cardGroup } from './schema.ts';

const html = (name: keyof typeof fixtures) => renderBlock(<CardGroup {...cardGroup.parse(fixtures[name])} />);
const withCards = (count: number) => {
  const { productSkus, ...rest } = fixtures.default;
  return renderBlock(
    <CardGroup {...cardGroup.parse({ ...rest, productSkus: productSkus.slice(0, count) })} />,
  );
};

test('blocks §2 scrollable card 1: a card group is a slider', () => {
  expect(html('default')).toContain('aria-roledescription="carousel"');
  expect(html('grid')).not.toContain('carousel');
});

test('blocks §4 slider 1: it loops from five cards on', () => {
  expect(withCards(5)).toContain('data-loop=""');
  expect(withCards(4)).not.toContain('data-loop');
});

test('blocks §4 slider 2: one of fewer than five is told so, and its arrows take no room', () => {
  expect(withCards(4)).toContain('data-few=""');
  expect(withCards(5)).not.toContain('data-few');
});

test('a product that is not sold here is left out, and a group of nothing is not shown', () => {
  expect(wordsOf(html('mixed'))).toContain('Larch Wool Jumper');
  const none = cardGroup.parse({ title: 'Gone', productSkus: ['999999'] });
  expect(renderBlock(<CardGroup {...none} />)).toBe('');
});
