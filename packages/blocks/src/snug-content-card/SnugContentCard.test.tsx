import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { snugContentCardFixtures as fixtures } from './fixtures.ts';
import { SnugContentCard } from './SnugContentCard.tsx';
import { snugContentCard } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<SnugContentCard {...snugContentCard.parse(fixtures[name])} />, 'us');

test('blocks §3 snug content card 1: it has a picture with an alternative text, and a call to action', () => {
  expect(html('default')).toContain('alt="A Fair Isle cardigan and a jumper"');
  expect(html('default')).toContain('href="/us/browse/womens/knitwear"');
  expect(wordsOf(html('default'))).toBe('Shop knitwear');
});

test('blocks §3 media 3: without a text of its own the picture’s is used', () => {
  expect(html('minimal')).toContain('alt="A printed top and skirt"');
});
