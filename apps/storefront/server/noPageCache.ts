import { PageCache, type Render } from './pageCache.ts';
import type { StoredPage } from './storedPage.ts';

/** Renders every page for each request anew, so that a benchmark measures the rendering. */
export class NoPageCache extends PageCache {
  constructor() {
    super({ freshMs: 0, staleMs: 0, maxBytes: 0, now: Date.now });
  }

  override find(): undefined {
    return undefined;
  }

  override render(_key: string, render: Render): Promise<StoredPage> {
    return render();
  }
}
