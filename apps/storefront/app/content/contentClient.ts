import { err, type Result } from '@tailorbird/commerce/result';
import type { ContentItem, ContentProblem } from './contentItem.ts';
import { askForContent, type ContentSource } from './contentSource.ts';

/** Finds content by delivery key within a market. */
export interface ContentClient {
  find: (key: string) => Promise<Result<ContentItem, ContentProblem>>;
}

/** Slash-separated words: what the delivery service takes for a key. */
const deliveryKey = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/i;

/** Speaks the delivery protocol: `GET /content/key/{market}/{key}`. */
export function createContentClient(source: ContentSource, prefix: string): ContentClient {
  return {
    async find(key) {
      const path = `${prefix}/${key}`;
      if (!deliveryKey.test(key) || path.length > 150) return err('absent');
      return askForContent(source, `key/${path}`);
    },
  };
}
