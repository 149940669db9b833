import { allOfLocale } from '@tailorbird/blocks/ofLocale';
import { data } from 'react-router';
import { refused, refusedSecret } from '../preview/contentPreview.ts';
import { mayPreview, secretParameter } from '../preview/previewAccess.ts';
import { previewIn } from '../preview/previewCookie.ts';
import { stagingHost } from '../preview/stagingHost.ts';
import type { RequestFacts, Shop } from '../requestContext.ts';
import { askForContent, contentSource, createContentClient } from './contentClient.ts';
import { type ContentPage, loadContentItem } from './contentPage.ts';

/** What an address of a visualisation names. */
export interface Visualised {
  readonly domain: string;
  readonly contentId: string;
}

const maxBytes = 512 * 1024;
const deliveryId = /^[\w-]{1,64}$/;

/** One item, or page, of a host with unpublished content. Throws what the editor is to be told instead. */
export async function loadVisualised(
  facts: RequestFacts,
  shop: Shop,
  { domain, contentId }: Visualised,
  request: Request,
): Promise<ContentPage> {
  const editors = asEditor(facts, shop, domain, request);
  const source = contentSource(facts, { host: domain, timestamp: '' }, shop.market.locale);
  const found = deliveryId.test(contentId) ? await askForContent(source, `id/${contentId}`) : undefined;
  if (found?.ok) return loadContentItem(editors, found.value);
  if (found?.error === 'failed') throw data(`${domain} did not answer. Please try again.`, { status: 503 });
  throw data(`${domain} has no item ${contentId}. Save the item, then open its preview again.`, {
    status: 404,
  });
}

/** The same item as its editor is just changing it. */
export async function readVisualised(
  facts: RequestFacts,
  shop: Shop,
  { domain }: Visualised,
  request: Request,
): Promise<ContentPage> {
  const editors = asEditor(facts, shop, domain, request);
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes)
    throw data('The item is too large to be shown while it is written.', { status: 413 });
  const item: unknown = await request.json().catch(() => undefined);
  if (typeof item !== 'object' || item === null)
    throw data('What was sent is not an item of the content service.', { status: 400 });
  return loadContentItem(editors, { ...Object(allOfLocale(item, shop.market.locale)) });
}

/** The address carries the secret, since a frame on the editor's site is sent no cookie; a browser in the preview may come too. */
function asEditor(facts: RequestFacts, shop: Shop, domain: string, request: Request): Shop {
  const host = stagingHost(domain, facts.previewHosts);
  if (!host.ok) throw refused(domain);
  const given = new URL(request.url).searchParams.get(secretParameter);
  const isInPreview = previewIn(request.headers.get('cookie'), facts)?.host === host.value;
  if (!isInPreview && !mayPreview(given, facts.previewAccess)) throw refusedSecret(domain);
  // The content service’s own addresses of items name the moment by their host.
  const preview = { host: host.value, timestamp: '' };
  return {
    ...shop,
    preview,
    content: createContentClient(
      contentSource(facts, preview, shop.market.locale),
      shop.market.contentPrefix,
    ),
  };
}
