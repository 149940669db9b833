import { describe, expect, it } from 'vitest';
import { pageRows } from '../apps/storefront/app/pages.ts';
import { type BlockRow, blockRows } from './blockRows.ts';
import { importSources } from './importSources.ts';
import {
  blockSources,
  blockWeights,
  entryImporters,
  importsOf,
  neverHydratedWeights,
  type RouteManifest,
  scriptWeights,
} from './pageWeights.ts';

const manifest: RouteManifest = {
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/fw.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/fw.js', '/shared.js'] },
    'uk-layout': { id: 'uk-layout', parentId: 'root', module: '/layout.js' },
    ...Object.fromEntries(
      pageRows.map(([name]) => [`uk-${name}`, { id: `uk-${name}`, module: `/${name}.js` }]),
    ),
    'uk-home': {
      id: 'uk-home',
      parentId: 'uk-layout',
      module: '/home.js',
      imports: ['/fw.js', '/shared.js'],
    },
  },
};
const bytesOf = (file: string) => ({ '/fw.js': 1000, '/us-manifest.js': 20 })[file] ?? 10;
const weigh = (what: string) =>
  scriptWeights({ manifest, bytesOf }).find((weight) => weight.what.startsWith(what));

describe('performance, budgets: JavaScript of a page', () => {
  it('counts the entry and what it imports as the framework', () => {
    expect(weigh('entry and framework')?.bytes).toBe(1010);
  });

  it('weighs the heaviest manifest of a market’s routes by itself', () => {
    expect(weigh('manifest of a market')?.bytes).toBe(20);
  });

  it('counts what a script imports, and what that does, once each', () => {
    const chunks = {
      'app/home.tsx': { file: 'home.js', imports: ['_card.js', '_fw.js'] },
      '_card.js': { file: 'card.js', imports: ['_price.js', '_fw.js'] },
      '_price.js': { file: 'price.js', imports: ['_card.js'] },
      '_fw.js': { file: 'fw.js' },
    };
    expect(importsOf('/home.js', chunks)).toEqual(['/card.js', '/price.js', '/fw.js']);
    expect(() => importsOf('/bag.js', chunks)).toThrow('has no /bag.js');
  });

  it('counts framework, root, layout and page once each', () => {
    expect(weigh('home')?.bytes).toBe(1050);
  });

  it('weighs every page that has a budget in its row, and stops at one that was not built', () => {
    const budgeted = pageRows.flatMap(([name, { maxBytes }]) => (maxBytes?.scripts ? [name] : []));
    expect(budgeted.map(weigh).every(Boolean)).toBe(true);
    expect(budgeted.length).toBeGreaterThan(3);
    const without = { ...manifest, routes: {} };
    expect(() => scriptWeights({ manifest: without, bytesOf })).toThrow('The build has no page "home"');
  });
});

describe('performance, budgets: one block', () => {
  const blocks: readonly BlockRow[] = [
    { id: 'hero', hydrate: 'never', source: 'packages/blocks/src/hero/Hero.tsx' },
    { id: 'card-group', hydrate: 'visible', source: 'packages/blocks/src/card-group/CardGroup.tsx' },
  ];
  const chunks = {
    '../../packages/blocks/src/hero/Hero.tsx': { file: 'assets/Hero-1.js' },
    '../../packages/blocks/src/card-group/CardGroup.tsx': { file: 'assets/CardGroup-1.js' },
    'app/root.tsx': { file: 'assets/root-1.js' },
  };
  const build = { blocks, chunks, manifest, bytesOf: () => 7, fonts: [] };

  it('the sources of blocks are read out of what Vite says it built', () => {
    expect(blockSources(chunks)).toEqual(blocks.map(({ source }) => source));
  });

  it('every block that comes later is weighed, by its own chunk', () => {
    expect(blockWeights(build)).toMatchObject([
      { what: 'block hero (never)', bytes: 7 },
      { what: 'block card-group (visible)', bytes: 7 },
    ]);
  });

  it('a block without a chunk of its own is over budget: every page loads it', () => {
    const [hero] = blockWeights({ ...build, chunks: {} });
    expect(hero?.bytes).toBeGreaterThan(hero?.budget ?? 0);
  });

  it('a block that never hydrates weighs nothing on a page that opens, and is told when it does', () => {
    expect(neverHydratedWeights(build)).toMatchObject([{ bytes: 0, budget: 0 }]);
    const home = { id: 'uk-home', module: '/home.js', imports: ['/assets/Hero-1.js'] };
    const heavier = { ...manifest, routes: { ...manifest.routes, 'uk-home': home } };
    expect(neverHydratedWeights({ ...build, manifest: heavier })).toMatchObject([{ bytes: 7, budget: 0 }]);
  });
});

it('how blocks are shown is read from the registry itself, and the file of each from what the file exports', async () => {
  const source = 'packages/blocks/src/hero/Hero.tsx';
  const rows = await importSources((importSource) => blockRows(importSource, [source]));
  expect(rows.find(({ id }) => id === 'hero')).toEqual({ id: 'hero', hydrate: 'never', source });
  expect(rows.filter((row) => row.source !== undefined)).toHaveLength(1);
  expect(new Set(rows.map(({ hydrate }) => hydrate))).toEqual(new Set(['load', 'visible', 'never']));
}, 60_000);

it('a file that imports the entry is named', () => {
  const entry = 'app/entry.client.tsx';
  const chunks = {
    [entry]: { file: 'assets/entry.js', imports: ['_start.js'] },
    '_start.js': { file: 'assets/start.js' },
    '_frame.js': { file: 'assets/frame.js', imports: ['_start.js', entry] },
  };
  expect(entryImporters(chunks)).toEqual(['assets/frame.js']);
});
