import { expect, test } from 'vitest';
import { deferScripts } from './deferScripts.ts';

const page =
  '<link rel="modulepreload" href="/assets/fw.js"/><p>words</p>' +
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n' +
  'window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script>';

test('performance: nothing of the framework is asked for before the page is idle or touched', () => {
  const html = deferScripts(page);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('requestIdleCallback');
  expect(html).toContain("'pointerdown','keydown','focusin'");
});

test('the route modules are handed over as the framework expects them', () => {
  const html = deferScripts(page);
  expect(html).toContain('["/assets/manifest.js","/assets/root.js"]');
  expect(html).toContain('([,route0])=>{window.__reactRouterRouteModules = {"root":route0};');
  expect(html).toContain('import("/assets/entry.js");');
});

test('performance: the script before the page is usable is at most 1 kB of its own', () => {
  const own = deferScripts('<script type="module" async=""></script>').length;
  expect(own).toBeLessThan(1024);
});
