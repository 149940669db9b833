/**
 * The built storefront before a shop in which something was planted: `node plantedShop.ts <shop> <planted.json>` prints
 * where.
 */
import { readFileSync } from 'node:fs';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { changedTexts } from './changedTexts.ts';
import { serveChanged } from './serveChanged.ts';

/** What is planted. */
export interface Planted {
  /** Behind every text that goods, reviews, names and addresses have. */
  readonly words: string;
  /** Behind every list of items in content, and in place of content that is looked up by its key and is not there. */
  readonly blocks: readonly Item[];
  /** Keys of content in whose place the first of the blocks is answered. */
  readonly instead: readonly string[];
  readonly liveShoppingScript?: string;
}

interface Item {
  readonly _meta: { readonly schema: string; readonly deliveryId?: string };
}

const [, , behind = '', file = ''] = process.argv;
// Written by the test that starts this.
const { words, blocks, instead, liveShoppingScript } = JSON.parse(readFileSync(file, 'utf8')) as Planted;

const isItem = (value: unknown) => typeof value === 'object' && value !== null && '_meta' in value;

/** Content with the blocks at the end of every list of items. */
function withBlocks(value: unknown): unknown {
  if (Array.isArray(value)) {
    const changed = value.map(withBlocks);
    return value.some(isItem) ? [...changed, ...blocks] : changed;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withBlocks(inner)]));
}

/** An item's content, by the address it is asked for at. */
function contentAt(pathname: string, value: unknown): unknown {
  const name = pathname.split('/').at(-1) ?? '';
  const own = blocks.find(({ _meta }) => pathname.startsWith('/content/id/') && _meta.deliveryId === name);
  if (own) return { content: own };
  if (instead.includes(name)) return { content: blocks[0] };
  if (value !== undefined) return withBlocks(value);
  return { content: { _meta: { schema: schemaAddress('content-page') }, title: 'Planted', slots: blocks } };
}

serveChanged(
  behind,
  (value, pathname) => {
    if (pathname.startsWith('/content/')) return contentAt(pathname, value);
    return words === ''
      ? value
      : changedTexts(value, (text, kind) => (kind === 'colour' ? text : `${text} ${words}`));
  },
  { settings: { liveShoppingScript } },
);
