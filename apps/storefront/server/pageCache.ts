import type { StoredPage } from './storedPage.ts';

export interface PageCacheOptions {
  /** Milliseconds a page is served as it is. */
  readonly freshMs: number;
  /** Further milliseconds it is served while one render replaces it. */
  readonly staleMs: number;
  /** Most bytes kept; the pages asked for longest ago go first. */
  readonly maxBytes: number;
  readonly now: () => number;
}

/** Renders a page; undefined for an answer that must not be kept. */
export type Render = () => Promise<StoredPage>;

/** Datas of replaced pages that are kept: whoever still reads such a page comes to ask for its own. */
const mostReplaced = 3;

interface Entry {
  readonly page: StoredPage;
  /** The data of the pages this one replaced, newest first. */
  readonly replaced: readonly StoredPage[];
  readonly renderedAt: number;
}

/** Finished public pages in memory: fresh for a while, then stale while one render refreshes them. */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<StoredPage>>();
  readonly #options: PageCacheOptions;
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** The page if it can be served now; `refresh` says that it should be rendered again in the background. */
  find(key: string): { page: StoredPage; refresh: boolean } | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = this.#options.now() - entry.renderedAt;
    if (age >= this.#options.freshMs + this.#options.staleMs) {
      this.#drop(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return { page: entry.page, refresh: age >= this.#options.freshMs };
  }

  /**
   * The data of a page by its tag, of the page there is or one it replaced. A page that was read before it
   * was rendered again must come alive with the data it was made of, or React finds another page than it draws.
   */
  findState(key: string, tag: string): StoredPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    return statesOf(entry).find(({ etag }) => etag === `"${tag}"`);
  }

  /** Renders a page once for everyone who waits for it, and keeps it if it may be kept. */
  render(key: string, render: Render): Promise<StoredPage> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = render()
      .then((page) => {
        if (page.keep) this.#keep(key, page);
        else if (page.status < 500) this.#drop(key);
        return page;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }

  #keep(key: string, page: StoredPage): void {
    const before = this.#entries.get(key);
    const replaced = before
      ? statesOf(before)
          .filter(({ etag }) => etag !== page.state?.etag)
          .slice(0, mostReplaced)
      : [];
    this.#drop(key);
    const entry = { page, replaced, renderedAt: this.#options.now() };
    this.#entries.set(key, entry);
    this.#bytes += bytesOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= bytesOf(entry);
  }
}

function statesOf({ page, replaced }: Entry): readonly StoredPage[] {
  return page.state ? [page.state, ...replaced] : replaced;
}

function bytesOf({ page, replaced }: Entry): number {
  return replaced.reduce((sum, state) => sum + state.bytes, page.bytes);
}
