import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Pieces of HTML that pages share, kept by all they are made of: those asked for longest ago go first. */
export interface FragmentCache<Fragment extends { readonly html: string }> {
  /**
   * The fragment that was rendered for this key before, or else a new one.
   *
   * @throws What `render` throws, and keeps nothing then.
   */
  readonly getOrRender: (cacheKey: string, render: () => Fragment) => Fragment;
}

/** `maxCharacters` of HTML are kept at most. A key may be long: its hash is what is kept. */
export function createFragmentCache<Fragment extends { readonly html: string }>({
  maxCharacters,
}: {
  maxCharacters: number;
}): FragmentCache<Fragment> {
  const fragments = new LRUCache<string, Fragment>({
    maxSize: maxCharacters,
    sizeCalculation: ({ html }) => Math.max(html.length, 1),
  });
  return {
    getOrRender: (cacheKey, render) => {
      const key = hash('sha256', cacheKey, 'base64');
      const kept = fragments.get(key);
      if (kept) return kept;
      const fragment = render();
      fragments.set(key, fragment);
      return fragment;
    },
  };
}
