import { describe, expect, it } from 'vitest';
import { type RouteManifest, scriptWeights } from './pageWeights.ts';

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
