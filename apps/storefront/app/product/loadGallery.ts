import type { Colourway } from '@tailorbird/commerce/model/product';
import { z } from 'zod';
import type { RequestFacts } from '../requestContext.ts';

/** One picture or film of a product in a colour. */
export interface MediaItem {
  readonly type: 'img' | 'video';
  readonly src: string;
  /** What stands for a film until it plays, and instead of it. */
  readonly poster?: string;
  readonly alt: string;
}

const mediaItem = z.object({
  type: z.enum(['img', 'video']),
  src: z.string().min(1),
  /** What it shows, where its view code does not say enough: `laid with a skirt and a beanie`. */
  caption: z.string().min(1).max(200).optional().catch(undefined),
});
const mediaSet = z.object({ items: z.array(z.unknown()).max(24) });
/** The rendition of films on a product page (commerce §9 pictures). */
const rendition = 'mp4_720p';
const timeoutMs = 500;

/** What each view shows (commerce §3 Media item). */
const views: { readonly [code: string]: string } = {
  FF: 'front',
  FB: 'back',
  FD: 'close up',
  L: 'in its surroundings',
  MX: 'with other pieces',
  MF: 'worn, front',
  MB: 'worn, back',
  MD: 'worn, close up',
};

/**
 * The media set of a product in a colour. A failure or an answer other than 200 falls back to the
 * colourway's own picture, which in turn falls back to the placeholder (commerce §8).
 */
export async function loadGallery(
  facts: Pick<RequestFacts, 'middlewareUrl' | 'send'>,
  product: { readonly sku: string; readonly name: string },
  colourway: Colourway,
): Promise<readonly MediaItem[]> {
  const name = `${product.sku}-${colourway.colour.replaceAll(' ', '_')}-SET`;
  const description = `${product.name} in ${colourway.colour}`;
  try {
    const url = `${facts.middlewareUrl}/s/${encodeURIComponent(name)}.json`;
    const response = await facts.send(new Request(url, { signal: AbortSignal.timeout(timeoutMs) }));
    if (response.status !== 200) return [ownPicture(colourway, description)];
    const { items } = mediaSet.parse(await response.json());
    const shown = items.flatMap((item) => shownItem(item, description)).map(onThisHost(facts.middlewareUrl));
    return shown.some(({ type }) => type === 'img') ? shown : [ownPicture(colourway, description), ...shown];
  } catch {
    return [ownPicture(colourway, description)];
  }
}

/** A picture or a film of a set; what is neither is left out. */
function shownItem(item: unknown, description: string): MediaItem[] {
  const parsed = mediaItem.safeParse(item);
  if (!parsed.success) return [];
  const { type, src, caption } = parsed.data;
  const alt = caption ? `${description}, ${caption}` : altText(description, src);
  if (type === 'img') return [{ type, src, alt }];
  return [{ type, src: `${src}/${rendition}`, poster: src, alt }];
}

/**
 * Our own media service names its pictures by the host it was asked at. Browsers ask the shop for them, at whichever of
 * its hosts they are, since its policy allows no other.
 */
function onThisHost(middlewareUrl: string): (item: MediaItem) => MediaItem {
  const { host } = new URL(middlewareUrl);
  const pathOf = (src: string) => {
    const url = URL.parse(src);
    return url?.host === host ? url.pathname + url.search : src;
  };
  return (item) => ({
    ...item,
    src: pathOf(item.src),
    ...(item.poster !== undefined && { poster: pathOf(item.poster) }),
  });
}

function ownPicture(colourway: Colourway, description: string): MediaItem {
  return { type: 'img', src: colourway.image, alt: altText(description, colourway.image) };
}

/** `Fern Cord Shirt in Moss, front`, from the view code at the end of the picture's name. */
export function altText(description: string, src: string): string {
  const [path = ''] = src.split('?', 1);
  const code = /-([A-Z]{1,2})(?:\.\w+)?$/.exec(path)?.[1];
  const view = code === undefined ? undefined : views[code];
  return view ? `${description}, ${view}` : description;
}
