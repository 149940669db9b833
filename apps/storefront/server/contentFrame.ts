import { customBlockSource } from '@tailorbird/blocks/customBlockSource';
import { frameDocument } from '@tailorbird/blocks/frameDocument';
import { blockIdOf } from '@tailorbird/blocks/schemaAddress';
import { z } from 'zod';
import { askForContent, contentSource } from '../app/content/contentClient.ts';
import { type Preview, previewIn } from '../app/preview/previewCookie.ts';
import { askStagingHost } from './askStagingHost.ts';
import { frameHeaders } from './frameHeaders.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

const customBlock = customBlockSource.extend({
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

/**
 * The document of a custom block with a script, by the delivery id of its content item: 404 for an id that is no such
 * block. What the editor wrote is sent as it is; the sandbox, in the frame and in this answer’s own policy, is what
 * makes it harmless (reliability finding 5).
 */
export async function contentFrame(
  id: string,
  options: StorefrontOptions,
  cookies?: string,
): Promise<Response> {
  const preview = previewIn(cookies ?? null, options.settings);
  const source = /^[\w-]{1,64}$/.test(id) ? await find(id, options, preview) : undefined;
  if (source === undefined) return new Response('Not found', { status: 404 });
  const { publicUrl, mediaOrigins } = options.settings;
  return new Response(frameDocument(source, options.fonts), {
    headers: {
      ...frameHeaders(publicUrl, contentFramePolicy(publicUrl, mediaOrigins)),
      'cache-control': preview ? 'private, no-store' : 'public, max-age=60',
    },
  });
}

async function find(id: string, options: StorefrontOptions, preview: Preview | undefined) {
  const { middleware, middlewareUrl, contentService, askStaging = askStagingHost, settings } = options;
  const places = {
    send: contentService ?? ((request: Request) => middleware(request)),
    middlewareUrl,
    askStaging,
    previewAccess: settings.previewAccess,
  };
  const source = contentSource(places, preview, 'en-GB');
  const found = await askForContent(source, `id/${id}`);
  return found.ok ? customBlock.safeParse(found.value).data : undefined;
}
