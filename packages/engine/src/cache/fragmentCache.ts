import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** All that a piece of HTML is made of. Nobody may change the objects. */
export type MadeOf = readonly (object | string)[];

/** Pieces of HTML that pages share, kept by all they are made of: those asked for longest ago go first. */
export interface FragmentCache<Fragment extends { readonly html: string }> {
  /**
   * The fragment that was rendered of the same before, or else a new one.
   *
   * @throws What `render` throws, and keeps nothing then.
   */
  readonly getOrRender: (madeOf: MadeOf, render: () => Fragment) => Fragment;
}

/** `maxCharacters` of HTML are kept at most. What they are made of may be large: its hash is what is kept. */
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
    getOrRender: (madeOf, render) => {
      const key = keyOf(madeOf);
      const kept = fragments.get(key);
      if (kept) return kept;
      const fragment = render();
      fragments.set(key, fragment);
      return fragment;
    },
  };
}

/** Of each part its text as JSON, so that no two lists of parts come to the same; of a large one its hash. */
function keyOf(madeOf: MadeOf): string {
  let key = '';
  for (const part of madeOf)
    key += `${typeof part === 'string' ? short(JSON.stringify(part)) : nameOf(part)} `;
  return key;
}

const names = new WeakMap<object, string>();

/** What an object is known by, which is found once: menus and blocks are the same objects on every page. */
function nameOf(part: object): string {
  const known = names.get(part);
  if (known !== undefined) return known;
  const name = short(JSON.stringify(part));
  names.set(part, name);
  return name;
}

/** Longer than what it is hashed to. */
const longText = 100;

const short = (text: string) => (text.length > longText ? hash('sha256', text, 'base64') : text);
