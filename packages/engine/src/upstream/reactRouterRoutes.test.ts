import { createElement } from 'react';
import { type EntryContext, ServerRouter } from 'react-router';
import { expect, test } from 'vitest';
import { renderProbe } from '../document/renderProbe.ts';
import { renderToHtml } from '../document/renderToHtml.ts';
import { matchedRoutes } from './reactRouterRoutes.ts';

/** The page without its scripts, which name all routes on purpose. */
async function pageOf(context: EntryContext): Promise<string> {
  const { serverHandoffStream: _read, ...withoutData } = context;
  const html = await renderToHtml(
    createElement(ServerRouter, { context: withoutData, url: 'http://localhost/' }),
    (error) => {
      throw error;
    },
  );
  return html.toString().replaceAll(/<script[^]*?<\/script>/g, '');
}

test('react-router: a page is the same of its own routes as of all. Else compare reactRouterRoutes.ts with <ServerRouter>', async () => {
  const { context } = await renderProbe();
  const own = matchedRoutes(context);
  expect(Object.keys(context.manifest.routes)).toEqual(['root', 'page', 'frame', 'other']);
  expect(Object.keys(own.manifest.routes)).toEqual(['root', 'page']);
  expect(await pageOf(own)).toBe(await pageOf(context));
  expect(await pageOf(own)).toContain('Page');
});
