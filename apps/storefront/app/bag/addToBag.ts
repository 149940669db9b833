import { itemOfProduct } from '@tailorbird/commerce/analytics/reportedItem';
import { addToBagRefusals } from '@tailorbird/commerce/bag/addToBagRefusals';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import type { ArgsOf } from '@tailorbird/commerce/contract/contract';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { Modifier, Product, Variant } from '@tailorbird/commerce/model/product';
import { priceText } from '@tailorbird/commerce/pricing/priceText';
import { variantsMatching } from '@tailorbird/commerce/variants/variantsMatching';
import { intentKey } from '../intentKey.ts';
import { fieldProblem } from '../product/fieldProblem.ts';
import type { Shop } from '../requestContext.ts';
import type { AddedToBag } from '../shell/shopStore.ts';
import type { BagAnswer } from './bagAnswer.ts';
import type { AddForm } from './bagForm.ts';
import { bagLookIn } from './cartCookie.ts';
import { bagToAddTo, loadedBagId } from './currentBag.ts';
import { modifiersEntered } from './modifiersEntered.ts';
import { viewOf } from './viewOf.ts';

type NewLine = ArgsOf<'commerce', 'addCartItems'>[0]['lineItems'][number];

const refused = (message: string): BagAnswer => ({ tag: 'refused', message });

/**
 * The add to bag sequence of commerce §4: check the choice and the stock, add, and say what was added. A
 * shopper who asks for more than there is is told so instead of nothing.
 */
export async function addToBag(
  shop: Shop,
  request: Request,
  form: AddForm,
  all: FormData,
): Promise<BagAnswer> {
  const found = await shop.client.commerce.getProductById({ entityId: form.productId });
  if (!found.ok) return refused(messages.unavailable);
  const product = found.value;
  const variant = variantAsked(product, form);
  const entered = modifiersEntered(all);
  const refusal = refusalFor(product, form, variant, entered);
  if (refusal || !variant) return refused(refusal ?? messages.unavailable);
  const optionSelections = selectionsFor(product.modifiers, entered);
  const line = {
    productId: product.id,
    variantId: variant.id,
    quantity: form.quantity,
    ...(optionSelections.length > 0 && { optionSelections }),
  };
  const mark = form.mark ?? bagLookIn(request.headers.get('cookie'));
  const added = await addLine(shop, request, mark, line);
  if (!added.ok)
    return refused(
      added.error.tag === 'sold-out' ? messages.quantityExceedsStock : messages.goBackOrTryAgain,
    );
  return {
    tag: 'added',
    added: describe(shop, product, variant, form, added.value),
    view: viewOf(added.value),
    item: { ...itemOfProduct(product, form.colour ?? '', variant), quantity: form.quantity },
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

function variantAsked(product: Product, { colour, size, length }: AddForm): Variant | undefined {
  const byColour = variantsMatching(product.variants, { size, length });
  return (
    byColour.find((variant) => variant.colour === colour) ??
    byColour.find((variant) => variant.colour === null)
  );
}

function stockFor(product: Product, variant: Variant): number | null {
  if (product.inventoryTracking === 'none') return null;
  return product.inventoryTracking === 'product' ? product.inventoryLevel : variant.stock;
}

function refusalFor(
  product: Product,
  form: AddForm,
  variant: Variant | undefined,
  entered: { readonly [modifierId: number]: string },
): string | undefined {
  const stock = variant ? stockFor(product, variant) : null;
  const [first] = addToBagRefusals({
    ...product,
    size: form.size,
    length: form.length,
    stock,
    entered,
    now: new Date(),
  });
  if (!first) return variant?.purchasingDisabled ? messages.unavailable : undefined;
  if (first.tag === 'out-of-stock') return messages.weHaveSoldOut;
  return fieldProblem(product, first)?.message ?? messages.goBackOrTryAgain;
}

/** What was entered. The hidden modifier's unique value is the middleware's, so that a repeat asks for the same. */
function selectionsFor(modifiers: readonly Modifier[], entered: { readonly [modifierId: number]: string }) {
  return modifiers.flatMap(({ id }) => {
    const optionValue = entered[id]?.trim() ?? '';
    return optionValue ? [{ optionId: id, optionValue }] : [];
  });
}

function describe(shop: Shop, product: Product, variant: Variant, form: AddForm, bag: Bag): AddedToBag {
  const line = bagLines(bag).findLast(({ variantId }) => variantId === variant.id);
  const { now, was } = priceText(variant.price, shop.market.market);
  const picture = product.colourways.find(({ colour }) => colour === form.colour) ?? product.colourways[0];
  return {
    name: product.name,
    imageUrl: line?.imageUrl ?? picture?.image ?? '/i/tailorbird/placeholder',
    price: was ?? now,
    specialPrice: was ? now : null,
    colour: form.colour,
    size: variant.size,
    length: variant.length,
    quantity: form.quantity,
    isGiftCard: isGiftCard(variant.sku),
  };
}
