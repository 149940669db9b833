import { itemOfLine } from '@tailorbird/commerce/analytics/reportedItem';
import { addToBagRefusals } from '@tailorbird/commerce/bag/addToBagRefusals';
import { bagLines, optionOfLine } from '@tailorbird/commerce/bag/bagContents';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Market } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { priceText } from '@tailorbird/commerce/pricing/priceView';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';
import { stockOf } from '@tailorbird/commerce/stock/stockOf';
import { variantsInColour } from '@tailorbird/commerce/variants/variantsMatching';
import { z } from 'zod';
import { type Added, type AddedToBag, type Refused, viewOf } from '../bag/bagAnswer.ts';
import { lastBagViewIn } from '../bag/cartCookie.ts';
import { bagToAddTo, loadedBagId } from '../bag/currentBag.ts';
import { intentKey } from '../intentKey.ts';
import { fieldProblem, modifiersEntered, variantChosen, variantsLeftBy } from '../product/choice.ts';
import type { ProductChoice } from '../product/loadProduct.ts';
import type { Shop } from '../requestContext.ts';

type NewLine = ArgsOf<'commerce', 'addCartItems'>[0]['lineItems'][number];
type Entered = ReturnType<typeof modifiersEntered>;

const id = z.coerce.number().int().positive();
const optionalText = z
  .string()
  .max(200)
  .optional()
  .transform((text) => text || null);

/** The fields of a form that adds to the bag, without what is written for the product (`modifiersEntered`). */
export const addFields = z.object({
  productId: id,
  /** Where the page knows it; else colour, size and length say which it is. */
  variantId: id.optional(),
  colour: optionalText,
  size: optionalText,
  length: optionalText,
  quantity: z.coerce.number().int().min(1).max(99).default(1),
  /** Marks the intent, where a script can make a mark. */
  mark: z.string().max(64).optional(),
});
type AddForm = z.output<typeof addFields>;

const refused = (message: string): Refused => ({ tag: 'refused', message });

/**
 * The add to bag sequence of commerce §4: check the choice and the stock, add, and say what was added. A
 * shopper who asks for more than there is is told so instead of nothing. Where the page names the variant
 * the bag itself checks, and the style is asked for only to say why it was refused.
 */
export async function addToBag(
  shop: Shop,
  request: Request,
  form: AddForm,
  all: FormData,
): Promise<Added | Refused> {
  const entered = modifiersEntered(all);
  const chosen = form.variantId === undefined ? await choose(shop, form, entered) : ok(form.variantId);
  if (!chosen.ok) return refused(chosen.error);
  const optionSelections = selectionsFor(entered);
  const line = {
    productId: form.productId,
    variantId: chosen.value,
    quantity: form.quantity,
    ...(optionSelections.length > 0 && { optionSelections }),
  };
  const mark = form.mark ?? lastBagViewIn(request.headers.get('cookie'));
  const added = await addLine(shop, request, mark, line);
  if (!added.ok) return refused(await describeFailure(shop, form, entered, added.error));
  const inBag = bagLines(added.value).findLast(({ variantId }) => variantId === chosen.value);
  if (!inBag) return refused(messages.goBackOrTryAgain);
  return {
    tag: 'added',
    added: describe(shop, inBag, form),
    view: viewOf(added.value),
    item: itemOfLine({ ...inBag, quantity: form.quantity }),
    currency: shop.market.currency,
  };
}

/** Adds to the bag loaded before; only where that is gone is it looked for, or made. */
async function addLine(shop: Shop, request: Request, mark: string, line: NewLine) {
  const add = (cartId: string) => {
    const asked = { cartId, lineItems: [line] };
    return shop.client.once(intentKey(mark, asked)).commerce.addCartItems(asked);
  };
  const known = loadedBagId(shop, request);
  const added = known === undefined ? undefined : await add(known);
  if (added && (added.ok || added.error.tag !== 'not-found')) return added;
  const bag = await bagToAddTo(shop, request);
  return bag.ok ? add(bag.value.id) : bag;
}

/** The variant that colour, size and length name, or in a shopper's words why it cannot be bought. */
async function choose(shop: Shop, form: AddForm, entered: Entered): Promise<Result<number, string>> {
  const found = await shop.client.commerce.getProductById({ entityId: form.productId });
  if (!found.ok) return err(messages.unavailable);
  const { left, variant } = variantsAsked(found.value, form);
  if (left.length === 0) return err(messages.unavailable);
  const refusal = refusalFor(found.value, variant ?? form, left, entered);
  return refusal || !variant ? err(refusal ?? messages.unavailable) : ok(variant.id);
}

/** Why the bag did not take it: what the style says of the choice now, else that there is no more of it than it holds. */
async function describeFailure(
  shop: Shop,
  form: AddForm,
  entered: Entered,
  { tag, message }: CallError,
): Promise<string> {
  if (tag === 'unavailable') return messages.goBackOrTryAgain;
  if (message === messages.bagFull) return message;
  const again = form.variantId === undefined ? undefined : await choose(shop, form, entered);
  if (again && !again.ok) return again.error;
  return tag === 'sold-out' ? messages.quantityExceedsStock : messages.goBackOrTryAgain;
}

/** The variants that what was asked for leaves open, and the one it decides, if it does. */
function variantsAsked(product: Product, form: AddForm) {
  if (form.variantId !== undefined) {
    const variant = product.variants.find(({ id }) => id === form.variantId);
    return { left: variant ? [variant] : [], variant };
  }
  const inColour = { ...product, variants: variantsInColour(product.variants, form.colour) };
  return { left: variantsLeftBy(inColour, form), variant: variantChosen(inColour, form) };
}

function refusalFor(
  product: Product,
  { size, length }: ProductChoice,
  left: readonly Variant[],
  entered: Entered,
): string | undefined {
  const stock = stockOf(product, left);
  const [first] = addToBagRefusals({ ...product, size, length, stock, entered, now: new Date() });
  if (!first)
    return left.every(({ purchasingDisabled }) => purchasingDisabled) ? messages.unavailable : undefined;
  if (first.tag === 'out-of-stock') return messages.weHaveSoldOut;
  return fieldProblem(product, first)?.message ?? messages.goBackOrTryAgain;
}

/** What was entered. The hidden modifier's unique value is the middleware's, so that a repeat asks for the same. */
function selectionsFor(entered: Entered) {
  return Object.entries(entered).flatMap(([id, text]) => {
    const optionValue = text.trim();
    return optionValue ? [{ optionId: Number(id), optionValue }] : [];
  });
}

function describe(shop: Shop, line: BagLine, { colour, quantity }: AddForm): AddedToBag {
  const { currency, market } = shop.market;
  const { now, was } = priceText({ currency, list: line.originalPrice, sale: line.salePrice }, market);
  return {
    name: line.name,
    imageUrl: line.imageUrl,
    price: was ?? now,
    specialPrice: was ? now : null,
    colour: optionOfLine(line, 'Color') ?? colour,
    size: sizeOf(line, market),
    length: optionOfLine(line, 'Length'),
    quantity,
    isGiftCard: isGiftCard(line.sku),
  };
}

/** The size of a line as the market's shoppers call it. */
function sizeOf(line: BagLine, market: Market): string | null {
  const size = optionOfLine(line, 'Size');
  return size === null ? null : sizeText(size, market, line.sku);
}
