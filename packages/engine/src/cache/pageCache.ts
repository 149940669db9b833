import { LRUCache } from 'lru-cache';
import type { StoredPage } from './storedPage.ts';

interface PageCacheOptions {
  /** Milliseconds a page is served as it is. */
  readonly freshMs: number;
  /** Further milliseconds it is served while one render replaces it. */
  readonly staleMs: number;
  /** Bytes kept at most; the pages asked for longest ago go first. */
  readonly maxBytes: number;
  readonly now: () => number;
  /** Of what pages are made, counted: a page of an earlier version is rendered anew before it is served. One for ever, unless said. */
  readonly version?: () => number;
}

/** Renders a page; one whose `keep` is false is answered and not kept. */
export type Render = () => Promise<StoredPage>;

/** Finished public pages in memory: fresh for a while, then stale while one render refreshes them. */
export interface PageCache {
  /** The page if it can be served now; `refresh` says that it should be rendered again in the background. */
  readonly find: (key: string) => { page: StoredPage; refresh: boolean } | undefined;
  /**
   * The loader data of a page by its tag, of the page there is or one it replaced. A page that was read before it was
   * rendered again must hydrate with the data it was made of, or React finds another page than it draws.
   */
  readonly findState: (key: string, tag: string) => StoredPage | undefined;
  /** Renders a page once for everyone who waits for it, and keeps it if it may be kept. */
  readonly render: (key: string, render: Render) => Promise<StoredPage>;
}

/** Loader data of replaced pages that is kept: whoever still reads such a page comes to ask for its own. */
const maxReplaced = 3;

interface Entry {
  readonly page: StoredPage;
  /** The data of the pages this one replaced, newest first. */
  readonly replaced: readonly StoredPage[];
  readonly renderedAt: number;
  /** What it was made of when it was begun. */
  readonly version: number;
}

export function createPageCache({
  freshMs,
  staleMs,
  maxBytes,
  now,
  version = () => 0,
}: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const running = new Map<string, Promise<StoredPage>>();

  const keep = (key: string, page: StoredPage, madeOf: number) => {
    const before = entries.peek(key);
    const replaced = before
      ? statesOf(before)
          .filter(({ etag }) => etag !== page.state?.etag)
          .slice(0, maxReplaced)
      : [];
    entries.set(key, { page, replaced, renderedAt: now(), version: madeOf });
  };

  return {
    find: (key) => {
      const entry = entries.get(key);
      // One that is to be replaced stays, for those who still read it.
      if (!entry || entry.version !== version()) return undefined;
      const age = now() - entry.renderedAt;
      if (age < freshMs + staleMs) return { page: entry.page, refresh: age >= freshMs };
      entries.delete(key);
      return undefined;
    },
    findState: (key, tag) => {
      const entry = entries.peek(key);
      return entry && statesOf(entry).find(({ etag }) => etag === `"${tag}"`);
    },
    render: (key, render) => {
      const madeOf = version();
      const ofVersion = `${madeOf} ${key}`;
      const underWay = running.get(ofVersion);
      if (underWay) return underWay;
      const started = render()
        .then((page) => {
          if (madeOf !== version()) return page;
          if (page.keep) keep(key, page, madeOf);
          else if (page.status < 500) entries.delete(key);
          return page;
        })
        .finally(() => running.delete(ofVersion));
      running.set(ofVersion, started);
      return started;
    },
  };
}

function statesOf({ page, replaced }: Entry): readonly StoredPage[] {
  return page.state ? [page.state, ...replaced] : replaced;
}

function bytesOf({ page, replaced }: Entry): number {
  return replaced.reduce((sum, state) => sum + state.bytes, page.bytes);
}
