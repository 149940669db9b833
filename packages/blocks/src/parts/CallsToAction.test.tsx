import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { CallsToAction } from './CallsToAction.tsx';

const womens = { buttonText: 'Shop womens', buttonLink: '/browse/womens', buttonStyle: 'primary' } as const;
const mens = { ...womens, buttonText: 'Shop mens', buttonLink: '/browse/mens' } as const;

test('blocks §7 promotion 1: a call to action says its custom id, its text and its link', () => {
  const html = renderBlock(<CallsToAction actions={[{ ...womens, customId: 'autumn-womens' }]} />, 'eu');
  expect(html).toMatch(/<a [^>]*data-promotion="autumn-womens"/);
  expect(html).toMatch(/<a [^>]*href="\/eu\/browse\/womens"/);
  expect(wordsOf(html)).toBe('Shop womens');
});

test('blocks §7 promotion 1: … without a custom id its text stands in for it', () => {
  expect(renderBlock(<CallsToAction actions={[mens]} />)).toContain('data-promotion="Shop mens"');
});

test('one style is one look, and none at all is nothing', () => {
  expect(renderBlock(<CallsToAction actions={[{ ...womens, buttonStyle: 'round-style' }]} />)).toContain(
    'data-variant="round-style"',
  );
  expect(renderBlock(<CallsToAction actions={[]} />)).toBe('');
});
