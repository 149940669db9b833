import { LRUCache } from 'lru-cache';
import type { RenderedDocument } from '../document/renderDocument.tsx';

/** A part of a document that is drawn of more than the data of the page, such as the time: its HTML, and how to draw it again. */
export interface DrawnAnew {
  readonly html: string;
  /** Nothing where it would need more of the document than its place. */
  readonly draw: () => string | undefined;
}

/** Documents by all the data they were drawn of: those asked for longest ago go first. */
export interface DocumentCache {
  /** The document of a key, its parts that are drawn anew as they are by now; nothing where one cannot be. */
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
      const now = kept && asOfNow(kept);
      if (now !== undefined && now !== kept) documents.set(key, now);
      return now?.document;
    },
    keep: (key, document, drawnAnew) => {
      documents.set(key, { document, drawnAnew });
    },
  };
}

/** The same where no part has changed. What cannot be drawn again, or put in its place, is told of when all of the document is. */
function asOfNow(kept: Kept): Kept | undefined {
  let now = kept;
  for (const [at, part] of kept.drawnAnew.entries()) {
    const html = drawnAgain(part);
    if (html === undefined) return undefined;
    if (html === part.html) continue;
    const whole = replaced(now.document.html, part.html, html);
    if (whole === undefined) return undefined;
    now = {
      document: { ...now.document, html: whole },
      drawnAnew: now.drawnAnew.with(at, { ...part, html }),
    };
  }
  return now;
}

function drawnAgain({ draw }: DrawnAnew): string | undefined {
  try {
    return draw();
  } catch {
    return undefined;
  }
}

/** Nothing where the part is not there just once. */
function replaced(html: Buffer, part: string, by: string): Buffer | undefined {
  const start = part === '' ? -1 : html.indexOf(part);
  if (start === -1 || html.includes(part, start + 1)) return undefined;
  const end = start + Buffer.byteLength(part);
  return Buffer.concat([html.subarray(0, start), Buffer.from(by), html.subarray(end)]);
}
