import { expect, test } from 'vitest';
import { renderBlock } from '../testing/renderBlock.tsx';
import { localeSelectorImageFixtures as fixtures } from './fixtures.ts';
import { LocaleSelectorImage } from './LocaleSelectorImage.tsx';
import { localeSelectorImage } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<LocaleSelectorImage {...localeSelectorImage.parse(fixtures[name])} />);

test('blocks §1 blocks: the locale selector image is one picture, with room kept for it', () => {
  expect(html('default').match(/<img/g)).toHaveLength(1);
  expect(html('default')).toContain('--ratio:2 / 1');
});

test('blocks §3 media 3: the block’s own alternative text wins over the picture’s', () => {
  expect(html('maximal')).toContain('alt="Prints that travel well"');
  expect(html('default')).toContain('alt="A floral cushion');
});

test('of a video its poster is shown', () => {
  expect(html('video')).toContain('/v/tailorbird/film-prints');
  expect(html('video')).not.toContain('<video');
});
