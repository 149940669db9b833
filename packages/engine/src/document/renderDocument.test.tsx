import { expect, test } from 'vitest';
import { collectStyles } from '../styles/collectStyles.tsx';
import { RestoreScroll, restoreScroll } from '../upstream/reactRouterScroll.tsx';
import { hydrationStart } from '../upstream/reactRouterStart.ts';
import { DeferredScripts } from './DeferredScripts.tsx';
import { type RenderedDocument, renderDocument } from './renderDocument.tsx';
import { renderProbe } from './renderProbe.ts';

/** A page whose words, and what its loader says, try to be scripts. */
const strange = (
  <>
    <p>{'</head><script>evil()</script>'}</p>
    <div dangerouslySetInnerHTML={{ __html: '<script>evil()</script>' }} />
    <RestoreScroll />
    <DeferredScripts />
  </>
);

async function rendered(
  stateAddress?: (tag: string) => string,
  early?: string,
  opening?: string,
  data?: object,
) {
  const { context } = await renderProbe({ more: strange, ...(data && { data }) });
  const document = await renderDocument({
    context,
    url: 'http://localhost/',
    styles: collectStyles(),
    around: (router) => router,
    onError: (error) => {
      throw error;
    },
    stateAddress,
    early,
    opening,
  });
  return { ...document, html: document.html.toString() };
}

test('a page carries the data of its loaders in the script that starts it, and its policy is told both scripts', async () => {
  const { html, scripts, state } = await rendered();
  const [scroll, start = ''] = scripts;
  expect(scripts).toHaveLength(2);
  expect(scroll).toBe(restoreScroll);
  expect(html).toContain(`<script>${restoreScroll}</script><script type="module">${start}</script>`);
  expect(start).toContain('told by the \\u003c/script\\u003e of the loader \\u0026 \\u003cothers\\u003e');
  expect(state).toBeUndefined();
});

test('the data of a public page leaves the page', async () => {
  const { html, scripts, state } = await rendered(() => '/__state?of=%2F');
  expect(html).not.toContain('told by the');
  expect(scripts[1]).toContain('["/__state?of=%2F","/manifest.js"');
  expect(state?.script()).toContain('told by the');
  expect(state?.script()).toMatch(/^window\.__reactRouterContext = \{/);
});

test('a page of a part of a site asks for the routes of that part, and a page of none for all', async () => {
  const { context } = await renderProbe();
  const startOf = (partOf: (routeId: string) => string | undefined) =>
    hydrationStart(context, partOf).imports[0]?.file;
  expect(startOf((routeId) => (routeId === 'page' ? 'eu' : undefined))).toBe('/eu-manifest.js');
  expect(startOf(() => undefined)).toBe('/manifest.js');
});

test('the data of a page is known by a tag, which is in the address it will be asked for at', async () => {
  const tags: string[] = [];
  const stateAddress = (tag: string) => {
    tags.push(tag);
    return `/__state?tag=${tag}`;
  };
  const { html, state } = await rendered(stateAddress);
  await rendered(stateAddress);
  await rendered(stateAddress, undefined, undefined, { said: 'something else' });
  expect(html).toContain(`/__state?tag=${state?.tag}`);
  expect(tags[0]).toBe(state?.tag);
  expect(tags[1]).toBe(tags[0]);
  expect(tags[2]).not.toBe(tags[0]);
});

test('what the same data was drawn as is not drawn again, and other data is', async () => {
  const documents = new Map<string, RenderedDocument>();
  const draw = async (data: object) => {
    const { context } = await renderProbe({ data });
    return renderDocument({
      context,
      url: 'http://localhost/',
      styles: collectStyles(),
      around: (router) => router,
      onError: () => {},
      stateAddress: (tag) => `/__state?tag=${tag}`,
      kept: { find: (tag) => documents.get(tag), keep: (tag, document) => documents.set(tag, document) },
    });
  };
  const first = await draw({ price: 1200 });
  expect(await draw({ price: 1200 })).toBe(first);
  const reduced = await draw({ price: 900 });
  expect(reduced).not.toBe(first);
  expect(reduced.state?.script()).toContain('900');
});

test('reliability F4: a script that somebody has put into the page is none of its own, whatever it looks like', async () => {
  const { html, scripts } = await rendered();
  expect(html).toContain('<div><script>evil()</script></div>');
  expect(scripts.join()).not.toContain('evil');
});

test('a script of the shop’s that runs before anything is painted ends the head, and the policy is told of it', async () => {
  const { html, scripts } = await rendered(undefined, 'early()');
  expect(html).toContain('</style><script>early()</script></head>');
  expect(scripts).toHaveLength(3);
  expect(scripts).toContain('early()');
});

test('what opens the body stands first in it, once, whatever a page says of a body', async () => {
  const { html } = await rendered(undefined, undefined, '<aside>first</aside>');
  expect(html).toMatch(/<\/head><body><aside>first<\/aside>./);
  expect(html.match(/<aside>/g)).toHaveLength(1);
  expect((await rendered()).html).toMatch(/<\/head><body><(?!aside)/);
});

test('the styles stand in front of the end of the head, wherever else that is written, once', async () => {
  const { html } = await rendered();
  expect(html.match(/<style data-rules="">/g)).toHaveLength(1);
  expect(html).toContain('<style data-rules=""></style></head>');
});
