import { allOfLocale } from '@tailorbird/blocks/ofLocale';
import type { Send } from '@tailorbird/commerce/client';
import { pathServices } from '@tailorbird/commerce/contract/services';
import type { Locale } from '@tailorbird/commerce/market';
import { withPolicy } from '@tailorbird/commerce/policy/marketPolicy';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import type { PreviewAccess } from '../preview/previewAccess.ts';
import type { Preview } from '../preview/previewCookie.ts';
import { sendAt } from '../preview/sendAt.ts';
import { ownStagingHost } from '../preview/stagingHost.ts';
import { writeLog } from '../writeLog.ts';
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
  /** At which moment it is wanted, in milliseconds since 1970; now, unless said. */
  readonly timestamp?: string;
  /** In which locale localised values are wanted. */
  readonly locale: Locale;
}

interface Places {
  readonly send: Send;
  readonly middlewareUrl: string;
  /** Asks another company's host, with care. */
  readonly askStaging: Send;
  /** Its secret is the key of the shop's own unpublished content. */
  readonly previewAccess: PreviewAccess;
}

const item = z.record(z.string(), z.unknown());
const answer = z.object({ content: item });
const { timeoutMs } = pathServices.content;

/** The published content, or, for an editor, that of a host which `stagingHost` has let through, at the moment of the preview. */
export function contentSource(
  { send, middlewareUrl, askStaging, previewAccess }: Places,
  preview: Preview | undefined,
  locale: Locale,
): ContentSource {
  if (preview === undefined) return { send, url: middlewareUrl, timeoutMs, locale };
  const { host, timestamp } = preview;
  if (host === ownStagingHost)
    return {
      send,
      url: `${middlewareUrl}/staging`,
      timeoutMs,
      key: previewAccess.secret,
      ...(timestamp !== '' && { timestamp }),
      locale,
    };
  return {
    send: sendAt(askStaging, preview),
    url: `https://${host}`,
    timeoutMs: pathServices.staging.timeoutMs,
    locale,
  };
}

const readIn = (locale: Locale) =>
  readOnce((answered) => {
    const text = withPolicy(answered, locale);
    const { content } = answer.parse(wellFormed(text));
    return text.includes('/localized-value') ? item.parse(allOfLocale(content, locale)) : content;
  });

/** What is read is kept for each locale by itself, with the policy of its market filled in. */
const readers: Readonly<Record<Locale, ReturnType<typeof readIn>>> = {
  'en-GB': readIn('en-GB'),
  'en-IE': readIn('en-IE'),
  'en-US': readIn('en-US'),
};

/** Asks for one item: `key/uk/footer` or `id/{delivery id}`. A failure is logged. */
export async function askForContent(
  { send, url, timeoutMs, key, timestamp, locale }: ContentSource,
  path: string,
): Promise<Result<ContentItem, ContentProblem>> {
  const [language = ''] = locale.split('-');
  const then = timestamp === undefined ? '' : `&timestamp=${timestamp}`;
  try {
    const request = new Request(
      `${url}/content/${path}?depth=all&format=inlined&locale=${locale},${language}-*,*${then}`,
      {
        signal: AbortSignal.timeout(timeoutMs),
        ...(key !== undefined && { headers: { 'x-api-key': key } }),
      },
    );
    const response = await send(request);
    if (response.status === 404) return err('absent');
    return ok(readers[locale](request.url, await response.text()));
  } catch (cause) {
    writeLog({ level: 'warn', op: 'content.load', key: path, reason: String(cause) });
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
