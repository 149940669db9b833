import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { ScrollRestoration } from 'react-router';
import { expect, test } from 'vitest';
import { renderProbe } from '../document/renderProbe.ts';
import { restoreScroll } from './reactRouterScroll.tsx';

interface Visit {
  readonly key: string | undefined;
  readonly remembered: string | null;
}

/** Where a script scrolls to on a visit, whether it gives the visit a key, and whether it forgets what nobody can read. */
function scrolledBy(script: string, { key, remembered }: Visit) {
  const found = { to: undefined as number | undefined, isKeyed: key !== undefined, forgot: false };
  const history = {
    state: key === undefined ? null : { key },
    replaceState: (state: { key: string }) => {
      found.isKeyed = state.key.length > 0;
      history.state = state;
    },
  };
  const scrollTo = (_x: number, y: number) => {
    found.to = y;
  };
  const sessionStorage = {
    getItem: () => remembered,
    removeItem: () => {
      found.forgot = true;
    },
  };
  const window = { history, scrollTo };
  runInNewContext(script, { ...window, window, sessionStorage, console: { error: () => {} } });
  return found;
}

test.each<Visit>([
  { key: 'a', remembered: '{"a":120,"b":7}' },
  { key: 'c', remembered: '{"a":120}' },
  { key: undefined, remembered: null },
  { key: 'a', remembered: '{"a":"120"}' },
  { key: 'a', remembered: 'not JSON' },
])(
  'react-router: on the visit %j a page is scrolled as <ScrollRestoration> scrolls it. Else compare reactRouterScroll.tsx with it',
  async (visit) => {
    const { html } = await renderProbe({ more: createElement(ScrollRestoration) });
    const [, theirs = ''] = /<script>(\(\(storageKey.*?)<\/script>/s.exec(html.toString()) ?? [];
    expect(scrolledBy(restoreScroll, visit)).toEqual(scrolledBy(theirs, visit));
  },
);
