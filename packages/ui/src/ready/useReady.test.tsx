import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useReady } from './useReady.ts';

function Probe() {
  return useReady() ? 'live' : 'waiting';
}

test('the server’s page is not live yet', () => {
  expect(renderToStaticMarkup(<Probe />)).toBe('waiting');
});
