import type { PageCache } from './pageCache.ts';

/** Renders every page for each request anew, so that a benchmark measures the rendering. */
export const noPageCache: PageCache = {
  find: () => undefined,
  findState: () => undefined,
  render: (_key, render) => render(),
};
