import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { failMissingRoutes } from './reactRouterReload.ts';

test('react-router: a page whose script does not come fails at its own address. Else compare reactRouterReload.ts with loadRouteModule', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'start',
        resolveId: (id) => (id === 'virtual:start' ? `${import.meta.dirname}/start.js` : undefined),
        load: (id) =>
          id.endsWith('/start.js') ? "export { HydratedRouter } from 'react-router/dom';" : undefined,
      },
      failMissingRoutes(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'virtual:start',
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  });
  // One environment and one format: one output.
  const [{ code }] = (built as Rolldown.RolldownOutput).output;
  const load = /async function loadRouteModule[\s\S]*?\n\}/.exec(code)?.[0];
  expect(load).toContain('?again');
  expect(load).not.toContain('reload()');
});
