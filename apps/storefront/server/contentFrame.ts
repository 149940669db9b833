import { customBlockSource } from '@tailorbird/blocks/customBlockSource';
import { type FrameContent, frameDocument } from '@tailorbird/blocks/frameDocument';
import { readContent } from '@tailorbird/blocks/readContent';
import { blockIdOf } from '@tailorbird/blocks/schemaAddress';
import { type Locale, marketList, markets } from '@tailorbird/commerce/market';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { askForContent, contentSource } from '../app/content/contentClient.ts';
import type { ContentProblem } from '../app/content/contentItem.ts';
import { type Preview, previewIn } from '../app/preview/previewCookie.ts';
import { askStagingHost } from './askStagingHost.ts';
import { frameHeaders } from './frameHeaders.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

const isCustomBlock = z.object({
  _meta: z.object({ schema: z.string().refine((address) => blockIdOf(address) === 'custom-block') }),
});

/** What a custom block’s frame may do: run its own lines, show the shop’s pictures and be set in its fonts. It reaches no network. */
function contentFramePolicy(publicUrl: string, mediaOrigins: readonly string[]): string {
  const pictures = [`${publicUrl}/i/`, ...mediaOrigins].join(' ');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    `img-src data: ${pictures}`,
    `font-src ${publicUrl}/assets/`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Which block is shown, and the market of the page around it, as the frame's address says them. */
interface Wanted {
  readonly id: string;
  readonly market: string | undefined;
}

/**
 * The document of a custom block with a script, by the delivery id of its content item: 404 for an id that is no such
 * block, 503 while the content service does not say. What the editor wrote is sent as it is; the sandbox, in the frame and in
 * this answer’s own policy, is what makes it harmless (reliability finding 5).
 */
export async function contentFrame(
  { id, market }: Wanted,
  options: StorefrontOptions,
  cookies?: string,
): Promise<Response> {
  const preview = previewIn(cookies ?? null, options.settings);
  const { locale } = markets[marketList.find((one) => one === market) ?? 'uk'];
  const source = /^[\w-]{1,64}$/.test(id) ? await find(id, locale, options, preview) : err('absent' as const);
  if (!source.ok)
    return source.error === 'absent'
      ? new Response('Not found', { status: 404 })
      : new Response('Not to be had just now', { status: 503, headers: { 'cache-control': 'no-store' } });
  const { publicUrl, mediaOrigins } = options.settings;
  return new Response(frameDocument(source.value, locale, options.fonts), {
    headers: {
      ...frameHeaders(publicUrl, contentFramePolicy(publicUrl, mediaOrigins)),
      'cache-control': preview ? 'private, no-store' : 'public, max-age=60',
    },
  });
}

/** The block as the page around its frame reads it (decision 53). */
async function find(
  id: string,
  locale: Locale,
  options: StorefrontOptions,
  preview: Preview | undefined,
): Promise<Result<FrameContent, ContentProblem>> {
  const { middleware, middlewareUrl, contentService, askStaging = askStagingHost, settings } = options;
  const places = {
    send: contentService ?? ((request: Request) => middleware(request)),
    middlewareUrl,
    askStaging,
    previewAccess: settings.previewAccess,
  };
  const found = await askForContent(contentSource(places, preview, locale), `id/${id}`);
  if (!found.ok) return found;
  const { content } = readContent(customBlockSource, found.value);
  const isOne = isCustomBlock.safeParse(found.value).success && content && content.javascript.trim() !== '';
  return isOne ? ok(content) : err('absent');
}
