import { afterEach, expect, test, vi } from 'vitest';
import { keepMarketRoutes } from './keepMarketRoutes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The ids left of the shop's routes, when a page came with these. */
function kept(...came: string[]): string[] {
  const ids = ['root', 'routes/robots', 'uk-home', 'uk-content', 'eu-home', 'eu-content', 'us-home'];
  const routes = Object.fromEntries(ids.map((id) => [id, { id }]));
  vi.stubGlobal('__reactRouterManifest', { routes });
  vi.stubGlobal('__reactRouterRouteModules', Object.fromEntries(came.map((id) => [id, {}])));
  keepMarketRoutes();
  return Object.keys(routes);
}

test('the routes of the market whose page came are left, however its address was written', () => {
  expect(kept('root', 'eu-default', 'eu-content')).toEqual(['root', 'eu-home', 'eu-content']);
  expect(kept('root', 'uk-home')).toEqual(['root', 'uk-home', 'uk-content']);
});

test('an error page of no market leaves all of them', () => {
  expect(kept('root')).toHaveLength(7);
});
