import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { snugContentCardGroupFixtures as fixtures } from './fixtures.ts';
import { SnugContentCardGroup } from './SnugContentCardGroup.tsx';
import { snugContentCardGroup } from './schema.ts';

test('blocks §3 snug content card 2: a group holds cards, four across at most', () => {
  const html = (name: keyof typeof fixtures) =>
    renderBlock(<SnugContentCardGroup {...snugContentCardGroup.parse(fixtures[name])} />);
  expect(wordsOf(html('default'))).toBe('Shop knitwear Shop dresses Shop gifts Shop homeware');
  expect(html('default')).toContain('--across:4');
  expect(html('maximal')).toContain('--across:4');
  expect(html('pair')).toContain('--across:2');
});
