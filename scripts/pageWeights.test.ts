import { describe, expect, it } from 'vitest';
import {
  blockWeights,
  entryImporters,
  laterRows,
  type RouteManifest,
  scriptWeights,
  stillWeights,
} from './pageWeights.ts';

const manifest: RouteManifest = {
  entry: { module: '/entry.js', imports: ['/fw.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/fw.js', '/shared.js'] },
    'uk-default': { id: 'uk-default', parentId: 'root', module: '/layout.js' },
    'uk-home': {
      id: 'uk-home',
      parentId: 'uk-default',
      module: '/home.js',
      imports: ['/fw.js', '/shared.js'],
    },
  },
};
const weigh = (what: string) =>
  scriptWeights(manifest, (file) => (file === '/fw.js' ? 1000 : 10)).find((weight) =>
    weight.what.startsWith(what),
  )?.bytes;

describe('performance, budgets: JavaScript of a page', () => {
  it('counts the entry and what it imports as the framework', () => {
    expect(weigh('entry and framework')).toBe(1010);
  });

  it('counts framework, root, layout and page once each', () => {
    expect(weigh('home')).toBe(1050);
  });

  it('says nothing of a page that does not exist yet', () => {
    expect(weigh('account')).toBeUndefined();
  });
});

describe('performance, budgets: one block', () => {
  const rows = laterRows(`
export const registry: Registry = {
  hero: still(() => import('./hero/Hero.tsx').then((m) => m.Hero)),
  'card-group': near(() =>
    import('./card-group/CardGroup.tsx').then((m) => m.CardGroup),
  ),
  footer: Footer,
};`);

  const chunks = {
    '../../packages/blocks/src/hero/Hero.tsx': { file: 'assets/Hero-1.js' },
    '../../packages/blocks/src/card-group/CardGroup.tsx': { file: 'assets/CardGroup-1.js' },
  };

  it('every row that comes later is weighed, by its own chunk', () => {
    expect(blockWeights(rows, chunks, () => 7)).toMatchObject([
      { what: 'block hero (still)', bytes: 7 },
      { what: 'block card-group (near)', bytes: 7 },
    ]);
  });

  it('a block without a chunk of its own is over budget: every page loads it', () => {
    const [hero] = blockWeights(rows, {}, () => 7);
    expect(hero?.bytes).toBeGreaterThan(hero?.budget ?? 0);
  });

  it('a still block weighs nothing on a page that opens, and is told when it does', () => {
    expect(stillWeights(rows, chunks, manifest, () => 7)).toMatchObject([{ bytes: 0, budget: 0 }]);
    const home = { id: 'uk-home', module: '/home.js', imports: ['/assets/Hero-1.js'] };
    const heavier = { ...manifest, routes: { ...manifest.routes, 'uk-home': home } };
    expect(stillWeights(rows, chunks, heavier, () => 7)).toMatchObject([{ bytes: 7, budget: 0 }]);
  });
});

it('a file that imports the entry is named', () => {
  const entry = 'app/entry.client.tsx';
  const chunks = {
    [entry]: { file: 'assets/entry.js', imports: ['_start.js'] },
    '_start.js': { file: 'assets/start.js' },
    '_frame.js': { file: 'assets/frame.js', imports: ['_start.js', entry] },
  };
  expect(entryImporters(chunks)).toEqual(['assets/frame.js']);
});
