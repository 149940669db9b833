import { LRUCache } from 'lru-cache';
import type { RenderedDocument } from '../document/renderDocument.tsx';

/** A part of a document that is drawn of more than the data of the page, such as the time: its HTML, and how to draw it again. */
export interface DrawnAnew {
  readonly html: string;
  readonly draw: () => string;
}

/** Documents by all the data they were drawn of: those asked for longest ago go first. */
export interface DocumentCache {
  /** The document of a key, unless a part of it that is drawn anew is another by now. */
  readonly find: (key: string) => RenderedDocument | undefined;
  readonly keep: (key: string, document: RenderedDocument, drawnAnew: readonly DrawnAnew[]) => void;
}

interface Kept {
  readonly document: RenderedDocument;
  readonly drawnAnew: readonly DrawnAnew[];
}

/** `maxBytes` of HTML are kept at most. */
export function createDocumentCache({ maxBytes }: { readonly maxBytes: number }): DocumentCache {
  const documents = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ document }) => Math.max(document.html.byteLength, 1),
  });
  return {
    find: (key) => {
      const kept = documents.get(key);
      return kept?.drawnAnew.every(isSame) ? kept.document : undefined;
    },
    keep: (key, document, drawnAnew) => {
      documents.set(key, { document, drawnAnew });
    },
  };
}

/** What cannot be drawn again is told of when all of the document is. */
function isSame({ html, draw }: DrawnAnew): boolean {
  try {
    return draw() === html;
  } catch {
    return false;
  }
}
