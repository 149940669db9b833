import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { canonicalCoupon } from '@tailorbird/commerce/promotions/couponVerdict';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import type { Added, BagNotice, Refused } from '../bag/bagAnswer.ts';
import { createBag, currentBag, forgetBag } from '../bag/currentBag.ts';
import { unknownForm } from '../form/unknownForm.ts';
import type { Shop } from '../requestContext.ts';
import { changeWishlist } from '../wishlist/changeWishlist.ts';
import { addFields, addToBag } from './addToBag.ts';

/** What a form posted to the bag came to. Of a change the notice says why the bag is not as it was asked to be. */
export type BagOutcome =
  | Added
  | Refused
  | { readonly tag: 'changed'; readonly notice?: BagNotice | undefined };

type Run = (shop: Shop, request: Request, form: FormData) => Promise<Result<BagOutcome, string>>;

/** One intent: the fields its form has, and what is done with them. Fields that do not fit are named. */
function intent<Fields extends z.ZodType>(
  fields: Fields,
  run: (
    asked: { readonly shop: Shop; readonly request: Request; readonly form: FormData },
    fields: z.output<Fields>,
  ) => Promise<BagOutcome>,
): Run {
  return async (shop, request, form) => {
    const parsed = fields.safeParse(Object.fromEntries(form));
    return parsed.success
      ? ok(await run({ shop, request, form }, parsed.data))
      : err(z.prettifyError(parsed.error));
  };
}

/** An intent that needs a bag: without one it is done, and a bag that cannot be asked for is a failure. */
function change<Fields extends z.ZodType>(
  fields: Fields,
  run: (
    asked: { readonly shop: Shop; readonly request: Request; readonly bag: Bag },
    fields: z.output<Fields>,
  ) => Promise<BagNotice | undefined>,
): Run {
  return intent(fields, async ({ shop, request }, entered) => {
    const current = await currentBag(shop, request);
    if (!current.ok) return { tag: 'changed', notice: 'failed' };
    const bag = current.value;
    return { tag: 'changed', notice: bag ? await run({ shop, request, bag }, entered) : undefined };
  });
}

const line = z.object({ itemId: z.uuid() });
const lineQuantity = line.extend({ quantity: z.coerce.number().int().min(0).max(99) });
const coupon = z.object({ code: z.string().max(100) });

/** What can be asked of the bag, by the `intent` its form names (commerce §4). */
const bagIntents: { readonly [intent: string]: Run } = {
  add: intent(addFields, ({ shop, request, form }, fields) => addToBag(shop, request, fields, form)),

  update: change(lineQuantity, async ({ shop, bag }, { itemId, quantity }) => {
    if (quantity === 0) return removeLine(shop, bag, itemId);
    const asked = { cartId: bag.id, itemId, lineItem: { quantity } };
    const updated = await shop.client.commerce.updateCartItem(asked);
    if (updated.ok) return updated.value.notice ? 'adjusted' : undefined;
    return updated.error.tag === 'sold-out' ? 'sold-out' : 'failed';
  }),

  remove: change(line, ({ shop, bag }, { itemId }) => removeLine(shop, bag, itemId)),

  /** To the wishlist: there first, so that the line is lost in neither. */
  move: change(line, async ({ shop, request, bag }, { itemId }) => {
    const moved = bagLines(bag).find(({ id }) => id === itemId);
    if (!moved) return undefined;
    const wish = `${moved.productId}.${moved.variantId}`;
    const saved = await changeWishlist(shop, request, { intent: 'add', wish });
    return saved.ok ? removeLine(shop, bag, itemId) : 'failed';
  }),

  /** Deletes the bag, forgets it and makes a new one (commerce §4 cart clearing). */
  clear: change(z.object({}), async ({ shop, bag }) => {
    const deleted = await shop.client.commerce.deleteCart({ id: bag.id });
    if (!deleted.ok && deleted.error.tag !== 'not-found') return 'failed';
    forgetBag(shop);
    await createBag(shop);
    return undefined;
  }),

  'add-coupon': intent(coupon, async ({ shop, request }, { code }) => {
    const entered = canonicalCoupon(code);
    if (entered === '') return { tag: 'refused', coupon: code, message: 'Please enter a code.' };
    return changeCoupons(shop, request, code, () => ({ enter: entered, session: {} }));
  }),

  'remove-coupon': intent(coupon, ({ shop, request }, { code }) =>
    changeCoupons(shop, request, code, ({ coupons }) => {
      const left = coupons.map((one) => one.code).filter((one) => one !== canonicalCoupon(code));
      return { enter: null, session: { couponCodes: left } };
    }),
  ),
};

/**
 * Does what a form posted to the bag asks, whether its page is left for the bag's or stays. A form that is none of the
 * bag's is a developer's mistake or a trick, and what is wrong with it is said.
 */
export async function runBagIntent(
  shop: Shop,
  request: Request,
  form: FormData,
): Promise<Result<BagOutcome, string>> {
  const name = form.get('intent');
  const run = typeof name === 'string' && Object.hasOwn(bagIntents, name) ? bagIntents[name] : undefined;
  return run ? run(shop, request, form) : err(unknownForm('bag'));
}

/** Takes a line out. With the last one gone the bag is forgotten (commerce §4). */
async function removeLine(shop: Shop, bag: Bag, itemId: string): Promise<BagNotice | undefined> {
  const removed = await shop.client.commerce.removeCartItem({ cartId: bag.id, itemId });
  if (removed.ok && !removed.value.bag) forgetBag(shop);
  return removed.ok || removed.error.tag === 'not-found' ? undefined : 'failed';
}

/** Has the promotions reckoned with a code more or less. Where it is refused nothing has changed. */
async function changeCoupons(
  shop: Shop,
  request: Request,
  code: string,
  next: (bag: Bag) => { readonly enter: string | null; readonly session: { couponCodes?: string[] } },
): Promise<BagOutcome> {
  const refused = (message: string): Refused => ({ tag: 'refused', coupon: code, message });
  const current = await currentBag(shop, request);
  if (!current.ok) return refused(messages.goBackOrTryAgain);
  if (!current.value) return refused(messages.bagEmpty);
  const { enter, session } = next(current.value);
  const updated = await shop.client.promotions.updateCustomerSession({
    currencyCode: shop.market.currency,
    sessionId: current.value.id,
    dryRun: false,
    addManualCoupon: enter,
    requestData: { customerSession: session, responseContent: ['ruleFailureReasons'] },
  });
  if (!updated.ok) return refused(messages.goBackOrTryAgain);
  const entered = canonicalCoupon(code);
  const reason = updated.value.ruleFailureReasons?.find(({ couponValue }) => couponValue === entered);
  return reason ? refused(reason.message) : { tag: 'changed' };
}
