import type { Send } from '@tailorbird/commerce/client';
import { pathServices } from '@tailorbird/commerce/contract/services';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import type { PreviewAccess } from '../preview/previewAccess.ts';
import { ownStagingHost } from '../preview/stagingHost.ts';
import type { ContentItem, ContentProblem } from './contentItem.ts';
import { readOnce } from './readOnce.ts';

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

/** Where content is read: what is published, or what an editor's host holds. */
interface ContentSource {
  readonly send: Send;
  /** Without a trailing slash. */
  readonly url: string;
  readonly timeoutMs: number;
  /** What the service wants to be shown (services §3). */
  readonly key?: string;
}

interface Places {
  readonly send: Send;
  readonly middlewareUrl: string;
  /** Asks another company's host, with care. */
  readonly askStaging: Send;
  /** Its secret is the key of the shop's own unpublished content. */
  readonly previewAccess: PreviewAccess;
}

const answer = z.object({ content: z.record(z.string(), z.unknown()) });
const { timeoutMs } = pathServices.content;

/** The published content, or, for an editor, that of a host which `stagingHost` has let through. */
export function contentSource(
  { send, middlewareUrl, askStaging, previewAccess }: Places,
  host?: string,
): ContentSource {
  if (host === undefined) return { send, url: middlewareUrl, timeoutMs };
  if (host === ownStagingHost)
    return { send, url: `${middlewareUrl}/staging`, timeoutMs, key: previewAccess.secret };
  return { send: askStaging, url: `https://${host}`, timeoutMs: pathServices.staging.timeoutMs };
}

const read = readOnce((text) => answer.parse(wellFormed(text)).content);

/** Asks for one item: `key/uk/footer` or `id/{delivery id}`. A failure is logged. */
export async function askForContent(
  { send, url, timeoutMs, key }: ContentSource,
  path: string,
): Promise<Result<ContentItem, ContentProblem>> {
  try {
    const request = new Request(`${url}/content/${path}?depth=all&format=inlined`, {
      signal: AbortSignal.timeout(timeoutMs),
      ...(key !== undefined && { headers: { 'x-api-key': key } }),
    });
    const response = await send(request);
    if (response.status === 404) return err('absent');
    return ok(read(request.url, await response.text()));
  } catch (cause) {
    process.stderr.write(
      `${JSON.stringify({ level: 'warn', op: 'content.load', key: path, reason: String(cause) })}\n`,
    );
    return err('failed');
  }
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
