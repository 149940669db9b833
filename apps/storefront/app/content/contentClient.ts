import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import type { RequestFacts } from '../requestContext.ts';

/** A content item as the delivery service answers it: known by its schema, everything else unparsed. */
export type ContentItem = Readonly<Record<string, unknown>>;

/** `absent`: nothing is published under the key. `failed`: the service did not answer properly (and a line is logged). */
export type ContentProblem = 'absent' | 'failed';

/** Finds content by delivery key within a market. */
export interface ContentClient {
  find: (key: string) => Promise<Result<ContentItem, ContentProblem>>;
}

const answer = z.object({ content: z.record(z.string(), z.unknown()) });
/** Slash-separated words: what the delivery service takes for a key. */
const deliveryKey = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/i;
const timeoutMs = 800;

/** Speaks the delivery protocol: `GET /content/key/{market}/{key}`. */
export function createContentClient(facts: RequestFacts, prefix: string): ContentClient {
  return {
    async find(key) {
      const path = `${prefix}/${key}`;
      if (!deliveryKey.test(key) || path.length > 150) return err('absent');
      const url = `${facts.middlewareUrl}/content/key/${path}?depth=all&format=inlined`;
      try {
        const response = await facts.send(new Request(url, { signal: AbortSignal.timeout(timeoutMs) }));
        if (response.status === 404) return err('absent');
        return ok(answer.parse(wellFormed(await response.text())).content);
      } catch (cause) {
        process.stderr.write(
          `${JSON.stringify({ level: 'warn', op: 'content.load', key: path, reason: String(cause) })}\n`,
        );
        return err('failed');
      }
    },
  };
}

/**
 * The content, with half characters mended: a text cut in the middle of an emoji cannot be sent to a browser as it is,
 * so the page there would differ from its data.
 */
function wellFormed(text: string): unknown {
  if (!/\\ud[89a-f]/i.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}
