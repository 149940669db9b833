import { UNSAFE_createClientRoutes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderProbe } from '../document/renderProbe.ts';
import { manifestOfPart, moduleOf, slimManifest } from './reactRouterManifest.ts';

afterEach(() => vi.unstubAllGlobals());

/** The probe's manifest with routes of every kind: all of what a route may have, and nothing of it. */
async function manifestOfProbe() {
  const { context } = await renderProbe();
  const [root] = Object.values(context.manifest.routes);
  if (root === undefined) throw new Error('The probe has no route.');
  const flags = Object.keys(root).filter((name) => name.startsWith('has'));
  const kinds = [true, false].flatMap((has) =>
    flags.map((flag) => ({
      ...root,
      ...Object.fromEntries(flags.map((name) => [name, (name === flag) === has])),
      id: `${flag} ${has}`,
      path: flag,
      imports: ['/assets/shared.js'],
      css: [],
    })),
  );
  const routes = Object.fromEntries(kinds.map((route) => [route.id, route]));
  return { ...context.manifest, routes };
}

/** What of each route the router works with. */
const shapeOf = (routes: Awaited<ReturnType<typeof manifestOfProbe>>['routes']) =>
  UNSAFE_createClientRoutes(routes, {}, {}, true, false).map((route) =>
    Object.entries(route).map(
      ([name, value]) => `${name}: ${typeof value === 'function' ? 'function' : value}`,
    ),
  );

const read = (script: string) => JSON.parse(/=(.*);$/s.exec(script)?.[1] ?? '');

test('react-router: its routes are the same with a manifest that leaves out what is false, empty or imported. Else compare reactRouterManifest.ts with createClientRoutes', async () => {
  const manifest = await manifestOfProbe();
  const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  const slim = slimManifest(script);
  expect(shapeOf(manifest.routes).length).toBeGreaterThan(10);
  expect(shapeOf(read(slim).routes)).toEqual(shapeOf(manifest.routes));
  expect({ ...read(slim), routes: {} }).toEqual({ ...JSON.parse(JSON.stringify(manifest)), routes: {} });
  expect(slim.length).toBeLessThan(script.length * 0.7);
  expect(slim).not.toMatch(/:false|shared\.js/);
});

test('a manifest for a part of a site names the routes of that part, and stands beside the whole', () => {
  const routes = { root: { id: 'root' }, 'eu-bag': { id: 'eu-bag' }, 'us-bag': { id: 'us-bag' } };
  const script = `window.__reactRouterManifest=${JSON.stringify({ version: '1', routes })};`;
  const part = read(slimManifest(script, (id) => id !== 'us-bag'));
  expect(part).toEqual({ version: '1', routes: { root: { id: 'root' }, 'eu-bag': { id: 'eu-bag' } } });
  expect(manifestOfPart('/assets/manifest-1a2b3c4d.js', 'eu')).toBe('/assets/eu-manifest-1a2b3c4d.js');
});

test('react-router: another script than its manifest is not taken for it', () => {
  expect(() => slimManifest('window.__manifest={}')).toThrow('compare reactRouterManifest.ts');
});

test('react-router: the code of a route is where the manifest in the page says. Else compare reactRouterManifest.ts with <Scripts>', async () => {
  const { html } = await renderProbe({ discovery: 'lazy' });
  const [, manifest = ''] = /window\.__reactRouterManifest = (\{.*?\n\});/s.exec(html.toString()) ?? [];
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('__reactRouterManifest', JSON.parse(manifest));
  expect(moduleOf('page')).toBe('/page.js');
  expect(moduleOf('nowhere')).toBeUndefined();
});

test('the code of a route is unknown where there is no manifest', () => {
  expect(moduleOf('page')).toBeUndefined();
});
