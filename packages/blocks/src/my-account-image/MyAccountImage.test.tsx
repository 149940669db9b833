import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { myAccountImageFixtures as fixtures } from './fixtures.ts';
import { MyAccountImage } from './MyAccountImage.tsx';
import { myAccountImage } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<MyAccountImage {...myAccountImage.parse(fixtures[name])} />, 'eu');

test('blocks §1 blocks: the my-account image is a picture, with a caption under it', () => {
  expect(html('default').match(/<img/g)).toHaveLength(1);
  expect(wordsOf(html('default'))).toBe('The knit list: jumpers that last');
});

test('the whole of it leads to its link in the market, and a blank link is none', () => {
  expect(html('default')).toContain('<a href="/eu/browse/womens/knitwear"');
  expect(html('captionAlone')).not.toContain('<a ');
});

test('blocks §3 media 3: the block’s own alternative text wins over the picture’s', () => {
  expect(html('maximal')).toContain('alt="A madder bag printed with pomegranates, and a mustard hat"');
  expect(html('default')).toContain('alt="A Fair Isle jumper and a mustard hat"');
});
