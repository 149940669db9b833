import { expect, test } from 'vitest';
import { deferScripts } from './deferScripts.ts';

const page =
  '<link rel="modulepreload" href="/assets/fw.js"/><p>words</p>' +
  '<script>window.__reactRouterContext = {"a":1};</script>' +
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n' +
  'window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script>' +
  '<script>window.__reactRouterContext.streamController.enqueue("data");</script>';

test('performance: nothing of the framework is asked for before the page is painted and idle, or touched', () => {
  const { html } = deferScripts(page);
  expect(html).toContain("type:'paint'");
  expect(html).not.toContain('modulepreload');
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('requestIdleCallback');
  expect(html).toContain("'pointerdown','keydown','focusin'");
});

test('the route modules are handed over as the framework expects them', () => {
  const { html, state } = deferScripts(page);
  expect(html).toContain('["/assets/manifest.js","/assets/root.js"]');
  expect(html).toContain('([,route0])=>{window.__reactRouterRouteModules = {"root":route0};');
  expect(html).toContain('import("/assets/entry.js");');
  expect(html).toContain('enqueue("data")');
  expect(state).toBeUndefined();
});

test('the data of a public page leaves the page and comes first when the scripts start', () => {
  const { html, state } = deferScripts(page, () => '/__state?of=%2F');
  expect(html).not.toContain('enqueue');
  expect(html).toContain('<script></script>');
  expect(html).toContain('["/__state?of=%2F","/assets/manifest.js","/assets/root.js"]');
  expect(html).toContain('([,,route0])=>{');
  expect(state).toBe(
    'window.__reactRouterContext = {"a":1};\nwindow.__reactRouterContext.streamController.enqueue("data");',
  );
});

test('performance: the script before the page is usable is at most 1 kB of its own', () => {
  const own = deferScripts('<script type="module" async=""></script>').html.length;
  expect(own).toBeLessThan(1024);
});

test('the marks of scripts stay on them', () => {
  const marked = page.replaceAll('<script', '<script nonce="m"');
  expect(deferScripts(marked).html.match(/<script(?! nonce="m")/g)).toBeNull();
  const { html, state } = deferScripts(marked, () => '/__state?of=%2F');
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script nonce="m">', '<script nonce="m" type="module">']);
  expect(state).toContain('enqueue("data")');
});
