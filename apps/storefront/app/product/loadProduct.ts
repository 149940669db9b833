import type { CallError } from '@tailorbird/commerce/contract/callError';
import { wornWith } from '@tailorbird/commerce/look/wornWith';
import type { Badge } from '@tailorbird/commerce/model/badge';
import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { fitSummary } from '@tailorbird/commerce/reviews/fitSummary';
import { type SizeTableId, sizeTablesFor } from '@tailorbird/commerce/sizes/sizeTables';
import { isColourAvailable, isInStock } from '@tailorbird/commerce/stock/stockOf';
import { colourFromPath } from '@tailorbird/commerce/variants/colourInPath';
import {
  preselected,
  variantsInColour,
  variantsOfColour,
} from '@tailorbird/commerce/variants/variantsMatching';
import type { RequestFacts, Shop } from '../requestContext.ts';
import { withinTime } from '../withinTime.ts';
import { loadGallery, type MediaItem } from './loadGallery.ts';

/** Size and length as far as they are chosen. */
export interface ProductChoice {
  readonly size: string | null;
  readonly length: string | null;
}

/** A product in one of its colours: what belongs to the colour was asked for with it (commerce §4 product page). */
export interface ProductInColour {
  /** Its variants are those of the colour. */
  readonly product: Product;
  readonly colour: string;
  readonly media: readonly MediaItem[];
  readonly badges: readonly Badge[];
  readonly chosen: ProductChoice;
  /** Colours of which nothing is left. */
  readonly soldOutColours: readonly string[];
  /** Tables of the size guide its sizes are in, its own first. */
  readonly sizeTableIds: readonly SizeTableId[];
  readonly inStock: boolean;
  /** What most reviewers say of its fit. */
  readonly fit: string | undefined;
  /** Whether it can be made a look by what is worn with it. */
  readonly hasLook: boolean;
}

interface Asked {
  readonly id: string;
  readonly color: string;
  readonly parameters: URLSearchParams;
}

/** A page is not kept waiting for badges longer than this. */
const badgesWithinMs = 300;

/** A product in the colour of the address, 404 where there is none, 500 where it cannot be told (commerce §8). */
export async function loadProduct(
  shop: Pick<Shop, 'client'>,
  facts: Pick<RequestFacts, 'middlewareUrl' | 'send'>,
  { id, color, parameters }: Asked,
): Promise<Result<ProductInColour, 404 | 500>> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return err(404);
  const found = await shop.client.commerce.getProductById({ entityId: Number(id) });
  if (!found.ok) return err(statusFor(found.error));
  const { fit, ...product } = found.value;
  const colour = colourFromPath(color);
  const colourway = product.colourways.find((one) => one.colour === colour);
  const variants = variantsInColour(product.variants, colour);
  if (!colourway || variants.length === 0) return err(404);
  const [media, badges] = await Promise.all([
    loadGallery(facts, product, colourway),
    badgesOf(shop, product, variants),
  ]);
  return ok({
    product: { ...product, variants },
    colour,
    media,
    badges,
    chosen: chosenOptions(parameters, product),
    soldOutColours: soldOutColours(product),
    sizeTableIds: product.sizes.length > 1 ? sizeTablesFor(product).map((table) => table.id) : [],
    inStock: isInStock(product, variants),
    fit: fit && fitSummary(fit),
    hasLook: product.categories.some(({ url }) => wornWith(url).length > 0),
  });
}

function statusFor({ tag }: CallError): 404 | 500 {
  return tag === 'not-found' || tag === 'bad-arguments' ? 404 : 500;
}

/** The badges of the variants shown; the style's own one when they do not come. */
export async function badgesOf(
  { client }: Pick<Shop, 'client'>,
  { id, badge }: Pick<Product, 'id' | 'badge'>,
  variants: readonly Variant[],
): Promise<readonly Badge[]> {
  const ids = variants.map((variant) => variant.id);
  const answer = await withinTime(client.commerce.getProductBadges(id, ids), badgesWithinMs);
  if (answer?.ok) return answer.value;
  return badge ? [badge] : [];
}

/** The colours there are variants of, but none in stock (commerce §4 Product page). */
function soldOutColours(product: Product): string[] {
  return product.colourways
    .map(({ colour }) => colour)
    .filter(
      (colour) =>
        variantsOfColour(product.variants, colour).length > 0 && !isColourAvailable(product, colour),
    );
}

/** The query parameters Size and Length select options; a single size is preselected (commerce §2, §4). */
function chosenOptions(parameters: URLSearchParams, { sizes, lengths }: Product): ProductChoice {
  const asked = (name: string, offered: readonly string[]) => {
    const value = parameters.get(name);
    return (value !== null && offered.includes(value) ? value : preselected(offered)) ?? null;
  };
  return { size: asked('Size', sizes), length: asked('Length', lengths) };
}
