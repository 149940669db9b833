import {
  customFieldNames,
  inventoryTracking,
  type Price,
  type Product,
  type ProductCard,
  type Variant,
} from '@tailorbird/commerce/model/product';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { z } from 'zod';
import { amount, toAmount } from '../amount.ts';
import { type OptionName, optionIds, optionValueId } from '../optionIds.ts';

const prices = z.strictObject({
  price: amount,
  /** Null where nothing is taken off. */
  sale_price: amount.nullable(),
  /** What is to be paid. */
  calculated_price: amount,
  original_price: amount,
});

function toPrices({ list, sale }: Price): z.infer<typeof prices> {
  const price = toAmount(list);
  return {
    price,
    sale_price: sale === null ? null : toAmount(sale),
    calculated_price: sale === null ? price : toAmount(sale),
    original_price: price,
  };
}

const images = z.array(z.strictObject({ url_thumbnail: z.string(), image_url: z.string() }));

/** A product as lists have it (commerce §3). */
export const productInList = prices.extend({
  id: z.int(),
  name: z.string(),
  sku: z.string(),
  url: z.string(),
  images,
  product_badge: z.string().nullable(),
});

export const variant = prices.extend({
  id: z.int(),
  sku: z.string(),
  option_values: z.array(
    z.strictObject({
      option_id: z.int(),
      id: z.int(),
      label: z.string(),
      option_display_name: z.string(),
    }),
  ),
  /** Null where it is not counted. */
  inventory_level: z.int().nullable(),
  purchasing_disabled: z.boolean(),
});

const option = z.strictObject({
  id: z.int(),
  display_name: z.enum(['Color', 'Size', 'Length']),
  option_values: z.array(z.strictObject({ id: z.int(), label: z.string(), is_default: z.boolean() })),
});

const modifier = z.strictObject({
  id: z.int(),
  display_name: z.string(),
  type: z.string(),
  required: z.boolean(),
  sort_order: z.int(),
});

/** A product with all there is of it (commerce §3). */
export const product = productInList.extend({
  is_price_hidden: z.boolean(),
  categories: z.array(z.strictObject({ name: z.string(), url: z.string() })),
  inventory_level: z.int().nullable(),
  inventory_warning_level: z.int(),
  inventory_tracking: inventoryTracking,
  fixed_cost_shipping_price: amount.nullable(),
  custom_fields: z.array(z.strictObject({ name: z.enum(customFieldNames), value: z.string() })),
  variants: z.array(variant),
  options: z.array(option).optional(),
  modifiers: z.array(modifier).optional(),
});

/** The width of a thumbnail: the product gallery's least (commerce §9). */
const thumbnailWidth = 200;

function toImages(colourways: ProductCard['colourways']): z.infer<typeof images> {
  return colourways
    .flatMap(({ image, hoverImage }) => (hoverImage === null ? [image] : [image, hoverImage]))
    .map((image) => ({ url_thumbnail: `${image}?w=${thumbnailWidth}`, image_url: image }));
}

export function toProductInList(card: ProductCard): z.infer<typeof productInList> {
  return {
    id: card.productId,
    name: card.name,
    sku: card.sku,
    url: productPath({ id: card.productId, slug: card.slug }, card.colourways[0]?.colour ?? ''),
    ...toPrices(card.price),
    images: toImages(card.colourways),
    product_badge: card.badge?.text ?? null,
  };
}

/** What is asked for of a product beside itself. */
interface Wanted {
  readonly options: boolean;
  readonly modifiers: boolean;
  readonly variants: number;
}

export function toProduct(own: Product, wanted: Wanted): z.infer<typeof product> {
  return {
    id: own.id,
    name: own.name,
    sku: own.sku,
    url: productPath(own, own.colourways[0]?.colour ?? ''),
    ...toPrices(own.price),
    images: toImages(own.colourways),
    product_badge: own.badge?.text ?? null,
    is_price_hidden: own.isPriceHidden,
    categories: own.categories,
    inventory_level: inventoryLevelOf(own),
    inventory_warning_level: own.inventoryWarningLevel,
    inventory_tracking: own.inventoryTracking,
    fixed_cost_shipping_price:
      own.fixedCostShippingPrice === null ? null : toAmount(own.fixedCostShippingPrice),
    custom_fields: customFieldNames.flatMap((name) => {
      const value = own.customFields[name];
      return value === undefined ? [] : [{ name, value }];
    }),
    variants: own.variants.slice(0, wanted.variants).map(toVariant),
    ...(wanted.options && { options: toOptions(own) }),
    ...(wanted.modifiers && { modifiers: own.modifiers.map(toModifier) }),
  };
}

/** The style's own stock, or that of all its variants; null where it is not counted. */
function inventoryLevelOf({ inventoryTracking: tracking, inventoryLevel, variants }: Product): number | null {
  if (tracking !== 'variant') return inventoryLevel;
  return variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
}

/** The options of a variant by the specification's names, in the order they are chosen in. */
function valuesOf({ colour, size, length }: Variant): [OptionName, string | null][] {
  return [
    ['Color', colour],
    ['Size', size],
    ['Length', length],
  ];
}

export function toVariant(own: Variant): z.infer<typeof variant> {
  return {
    id: own.id,
    sku: own.sku,
    ...toPrices(own.price),
    option_values: valuesOf(own).flatMap(([name, label]) =>
      label === null
        ? []
        : [{ option_id: optionIds[name], id: optionValueId(label), label, option_display_name: name }],
    ),
    inventory_level: own.stock,
    purchasing_disabled: own.purchasingDisabled,
  };
}

function toOptions({ colourways, sizes, lengths, variants }: Product): z.infer<typeof option>[] {
  const standard = variants.find(({ isDefault }) => isDefault);
  const defaults = Object.fromEntries(standard ? valuesOf(standard) : []);
  const labels = { Color: colourways.map(({ colour }) => colour), Size: sizes, Length: lengths };
  const names: OptionName[] = ['Color', 'Size', 'Length'];
  return names.flatMap((name) =>
    labels[name].length === 0
      ? []
      : [
          {
            id: optionIds[name],
            display_name: name,
            option_values: labels[name].map((label) => ({
              id: optionValueId(label),
              label,
              is_default: defaults[name] === label,
            })),
          },
        ],
  );
}

function toModifier(own: Product['modifiers'][number]): z.infer<typeof modifier> {
  const { id, displayName: display_name, type, required, sortOrder: sort_order } = own;
  return { id, display_name, type, required, sort_order };
}
