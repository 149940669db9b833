import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { decimalAmount } from '@tailorbird/commerce/money';
import { priceView } from '@tailorbird/commerce/pricing/priceView';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { failed } from '../notFound.ts';
import type { Shop } from '../requestContext.ts';
import { xml } from './xml.ts';

/** Styles in one file of the feed. */
const stylesInAFeed = 100;
/** Calls under way at once. */
const atOnce = 8;

/**
 * The products of a run, in the order of their ids; undefined beyond the last. A style that cannot be had just now fails
 * the whole: who reads a feed takes what is not in it for withdrawn.
 */
export async function feedProducts(shop: Shop, page: number): Promise<Product[] | undefined> {
  const { commerce } = shop.client;
  const run = await commerce.getProductAddresses({ page, limit: stylesInAFeed });
  if (!run.ok) throw failed(503);
  if (page > run.value.pages) return undefined;
  const found: Product[] = [];
  for (let at = 0; at < run.value.products.length; at += atOnce) {
    const some = run.value.products.slice(at, at + atOnce);
    const answers = await Promise.all(some.map(({ id }) => commerce.getProductById({ entityId: id })));
    if (answers.some((answer) => !answer.ok && answer.error.tag !== 'not-found')) throw failed(503);
    found.push(...answers.flatMap((answer) => (answer.ok ? [answer.value] : [])));
  }
  return found;
}

/** The feed shopping services read: one item a variant, grouped by style (Google Merchant Center's product data, RSS 2.0). */
export function productFeed(
  shop: Pick<Shop, 'publicUrl' | 'href' | 'market'>,
  products: readonly Product[],
): string {
  const items = products.flatMap((product) =>
    product.variants.map((variant) => itemOf(shop, product, variant)),
  );
  const head = xml`<title>Tailorbird</title><link>${shop.publicUrl + shop.href('/')}</link><description>Tailorbird, ${shop.market.label}</description>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}${items.join('')}</channel></rss>\n`;
}

function itemOf(
  { publicUrl, href }: Pick<Shop, 'publicUrl' | 'href'>,
  product: Product,
  variant: Variant,
): string {
  const colourway =
    product.colourways.find(({ colour }) => colour === variant.colour) ?? product.colourways[0];
  if (!colourway) return '';
  const { now, was, currency } = priceView(variant.price);
  const amount = (minor: number) => `${decimalAmount(minor)} ${currency}`;
  const { size, length } = variant;
  const fields: readonly (readonly [name: string, value: string | null])[] = [
    ['id', variant.sku],
    ['item_group_id', product.sku],
    ['title', [product.name, colourway.colour, size].filter(Boolean).join(', ').slice(0, 150)],
    ['description', (product.description.join(' ') || product.name).slice(0, 5000)],
    ['link', publicUrl + href(productPath(product, colourway.colour, { size, length }))],
    ['image_link', new URL(colourway.image, publicUrl).href],
    ['availability', isBuyable(product, variant) ? 'in_stock' : 'out_of_stock'],
    ['price', amount(was ?? now)],
    ['sale_price', was === null ? null : amount(now)],
    ['brand', 'Tailorbird'],
    ['condition', 'new'],
    ['identifier_exists', 'no'],
    ['color', colourway.colour],
    ['size', length && size ? `${size} ${length}` : size],
    ['material', product.customFields.fabric_composition?.slice(0, 200) ?? null],
    ['product_type', product.categories.map(({ name }) => name).join(' > ') || null],
  ];
  const text = fields.map(([name, value]) => (value ? `<g:${name}>${xml`${value}`}</g:${name}>` : ''));
  return `<item>${text.join('')}</item>`;
}
