import { expect, test } from 'vitest';
import { groupByCause } from './groupByCause.ts';
import type { Change } from './reportData.ts';

const change = (name: string, causes?: string[], kind: Change['kind'] = 'changed'): Change => ({
  name,
  kind,
  count: 7,
  ...(causes && { causes }),
});

test('a custom property that changes hundreds of pictures is one row, and what changes more than it stands apart', () => {
  const ink = '--tb-color-ink: #111 → #222';
  const hundreds = Array.from({ length: 300 }, (_, at) => change(`blocks-part${at}--default.390`, [ink]));
  const more = change('blocks-hero--default.390', [ink, '@blocks & > h2: gap: 4px → gap: 6px']);
  const groups = groupByCause([more, ...hundreds]);
  expect(groups.map(({ title, names }) => [title, names.length])).toEqual([
    [ink, 300],
    [`${ink}, and 1 more`, 1],
  ]);
});

test('without a style that differs, the stories of a component and a page of all markets are a row each', () => {
  const groups = groupByCause([
    change('blocks-hero--default.390', []),
    change('blocks-hero--long-text.1440', []),
    change('home-uk.390', []),
    change('home-eu.1440', []),
    change('blocks-footer--default.390'),
  ]);
  expect(groups.map(({ names }) => names)).toEqual([
    ['blocks-hero--default.390', 'blocks-hero--long-text.1440'],
    ['home-uk.390', 'home-eu.1440'],
    ['blocks-footer--default.390'],
  ]);
  expect(groups[2]?.title).toContain('not known');
});

test('what is new, gone or differed once is never in a row with what changed; what differed once is last', () => {
  const once = ['a', 'b', 'c'].map((id) => change(`${id}--default.390`, ['x'], 'differed once'));
  const groups = groupByCause([
    ...once,
    change('a--new.390', undefined, 'new'),
    change('a--old.390', undefined, 'gone'),
    change('a--same.390', []),
  ]);
  expect(groups.map(({ names }) => names.length)).toEqual([1, 1, 1, 3]);
  expect(groups.at(-1)?.title).toContain('Differed once');
});
