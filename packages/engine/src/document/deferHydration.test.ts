import { expect, test } from 'vitest';
import { deferHydration } from './deferHydration.ts';

const finished = (html: string, stateAddress?: (state: string) => string, nonce: string | null = 'm') => {
  const made = deferHydration({ html: Buffer.from(html), styles: '<style>p{}</style>', nonce }, stateAddress);
  return { ...made, html: made.html.toString() };
};

const page =
  '<link rel="modulepreload" href="/assets/fw.js" nonce="m"/><p>words</p>' +
  '<script nonce="m">window.__reactRouterContext = {"a":1};</script>' +
  '<script nonce="m" type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n' +
  'window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script>' +
  '<script nonce="m">window.__reactRouterContext.streamController.enqueue("data");</script><p>end</p>';
test('performance: nothing of the framework is asked for before the page is painted and idle, or touched', () => {
  const { html } = finished(page);
  expect(html).toContain("type:'paint'");
  expect(html).not.toContain('modulepreload');
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('requestIdleCallback');
  expect(html).toContain("'pointerdown','keydown','focusin'");
});

test('the route modules are handed over as the framework expects them', () => {
  const { html, state } = finished(page);
  expect(html).toContain('["/assets/manifest.js","/assets/root.js"]');
  expect(html).toContain('([,route0])=>{window.__reactRouterRouteModules = {"root":route0};');
  expect(html).toContain('import("/assets/entry.js");');
  expect(html).toContain('enqueue("data")');
  expect(state).toBeUndefined();
});

test('the data of a public page leaves the page and comes first when the scripts start', () => {
  const { html, state } = finished(page, () => '/__state?of=%2F');
  expect(html).not.toContain('enqueue');
  expect(html).toContain('<script></script>');
  expect(html).toContain('["/__state?of=%2F","/assets/manifest.js","/assets/root.js"]');
  expect(html).toContain('([,,route0])=>{');
  expect(state).toBe(
    'window.__reactRouterContext = {"a":1};\nwindow.__reactRouterContext.streamController.enqueue("data");',
  );
});

test('performance: the script before the page is usable is at most 1 kB of its own', () => {
  const own = finished('<script nonce="m" type="module" async=""></script>');
  expect(own.html).toContain('requestIdleCallback');
  expect(own.html.length).toBeLessThan(1024);
});

test('the nonce is taken away, and what carried it, and everything else, stays where it was', () => {
  const { html, scripts } = finished(
    '<link rel="icon" nonce="m" href="/a"/>a<script nonce="m">one()</script>b<script>c</script><script nonce="m" src="/d"></script>e',
  );
  expect(html).toBe(
    '<link rel="icon" href="/a"/>a<script>one()</script>b<script>c</script><script src="/d"></script>e',
  );
  expect(scripts).toEqual(['one()']);
});

test('the scripts of a page are told as they are sent', () => {
  const { html, scripts } = finished(page, () => '/__state?of=%2F');
  const [empty, start] = scripts;
  expect(scripts).toHaveLength(2);
  expect(empty).toBe('');
  expect(html).toContain(`<script></script><script type="module">${start}</script>`);
  expect(html).toMatch(/^<p>words<\/p><script><\/script><script type="module">.*<\/script><p>end<\/p>$/s);
});

test('a document without a nonce has no script of ours', () => {
  expect(finished('<script>a</script>', undefined, null)).toEqual({
    html: '<script>a</script>',
    scripts: [],
    state: undefined,
  });
});

test('the styles stand in front of the end of the head, wherever that is, once', () => {
  const link = '<link rel="modulepreload" nonce="m"/>';
  for (const [before, after] of [
    ['<head>£', '</head><p>é</p>'],
    [`<head>${link}`, `</head>${link}<p></head></p>`],
  ] as const) {
    const { html } = finished(before + after);
    expect(html).toBe(`${before}<style>p{}</style>${after}`.replaceAll(link, ''));
  }
  expect(finished('<p>no head</p>').html).toBe('<p>no head</p>');
});

test('a document that breaks off is passed on as it is from there, and ends', () => {
  expect(finished('<p>a</p><link nonce="m"/><script nonce="m">one()').html).toBe(
    '<p>a</p><link/><script nonce="m">one()',
  );
  expect(finished('<p>a</p><link nonce="m"').html).toBe('<p>a</p><link nonce="m"');
});
