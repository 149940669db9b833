import { expect, test } from 'vitest';
import { deferredStart } from './deferredStart.ts';

const start = {
  imports: [{ file: '/assets/manifest.js' }, { name: 'route0', file: '/assets/root.js' }],
  run: 'window.__reactRouterRouteModules = {"root":route0};import("/assets/entry.js");',
};

test('performance: nothing of the framework is asked for before the page is painted and idle, or touched', () => {
  const script = deferredStart(start, { statements: '' });
  expect(script).toContain("type:'paint'");
  expect(script).not.toMatch(/^import /m);
  expect(script).toContain('requestIdleCallback');
  expect(script).toContain("'pointerdown','keydown','focusin'");
});

test('all modules are asked for at once, and the routes handed over when they are there', () => {
  const script = deferredStart(start, { statements: 'handOver("data")' });
  expect(script).toContain(
    'Promise.all(["/assets/manifest.js","/assets/root.js"].map((file)=>import(file))).then(([,route0])=>{window.__reactRouterRouteModules = {"root":route0};import("/assets/entry.js");})',
  );
  expect(script).toMatch(/;\nhandOver\("data"\)$/);
});

test('data that is elsewhere comes first when the scripts start', () => {
  const script = deferredStart(start, { address: '/__state?of=%2F' });
  expect(script).toContain('["/__state?of=%2F","/assets/manifest.js","/assets/root.js"]');
  expect(script).toContain('.then(([,,route0])=>{');
});

test('performance: the script before the page is usable is at most 1 kB of its own', () => {
  expect(deferredStart({ imports: [], run: '' }, { statements: '' }).length).toBeLessThan(1024);
});
