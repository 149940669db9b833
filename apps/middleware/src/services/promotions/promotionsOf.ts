import type { Bag, BagLine, BagPromotions } from '@tailorbird/commerce/model/bag';
import { priceView } from '@tailorbird/commerce/pricing/priceView';
import { bagNotes } from '@tailorbird/commerce/promotions/bagNotes';
import type { Campaign } from '@tailorbird/commerce/promotions/campaign';
import { type Evaluation, evaluate, type PromotedLine } from '@tailorbird/commerce/promotions/evaluate';
import type { Queries } from '../../database/database.ts';
import { type Cart, marketOfCart } from '../../platforms/embedded/bag/cart.ts';
import type { CartLine } from '../../platforms/embedded/bag/linesOfCart.ts';
import { campaignsOf } from './campaignsOf.ts';
import { couponsOf } from './couponsOf.ts';
import { type Uses, usesOf } from './usesOf.ts';

/** What the campaigns do to a bag, with all it was reckoned from. */
export interface Promoted extends Evaluation, Uses {
  readonly campaigns: readonly Campaign[];
  /** Codes in the bag. */
  readonly coupons: readonly string[];
  readonly notes: readonly string[];
}

/**
 * What the campaigns do to a bag as it is now; null while promotions are switched off. With `coupons` it is reckoned
 * as if the bag had these codes.
 */
export async function promotionsOf(
  db: Queries,
  cart: Cart,
  lines: readonly CartLine[],
  now: Date,
  coupons?: readonly string[],
): Promise<Promoted | null> {
  const campaigns = await campaignsOf(db);
  if (campaigns === null) return null;
  return promotedBy(db, cart, lines, now, {
    campaigns,
    coupons: coupons ?? (await couponsOf(db, cart.id)),
  });
}

/** What these campaigns do to a bag with these codes; the database is asked for nothing but who has used them. */
export async function promotedBy(
  db: Queries,
  cart: Cart,
  lines: readonly CartLine[],
  now: Date,
  { campaigns, coupons }: Pick<Promoted, 'campaigns' | 'coupons'>,
): Promise<Promoted> {
  const ofCodes = campaigns.filter(({ coupon }) => coupon !== null && coupons.includes(coupon));
  const uses = await usesOf(db, ofCodes, cart, now);
  const promoted = lines.map(promotedLine);
  const circumstances = {
    market: marketOfCart(cart),
    now,
    coupons,
    isSignedIn: cart.customerId !== null,
  };
  const usedUp = new Set([...uses.usedUp, ...uses.usedByBuyer]);
  const evaluation = evaluate(promoted, campaigns, { ...circumstances, usedUp });
  const notes = bagNotes(promoted, campaigns, evaluation, { ...circumstances, ...uses });
  return { ...evaluation, ...uses, campaigns, coupons, notes };
}

function promotedLine({ id, sku, quantity, price, categories }: CartLine): PromotedLine {
  const { now, was } = priceView(price);
  return { id, sku, quantity, unitPrice: now, onSale: was !== null, categories };
}

/** What a bag says of its promotions. */
export function shownPromotions(promoted: Promoted): Pick<Bag, 'coupons'> & { promotions: BagPromotions } {
  const applied = promoted.applied.map(({ campaign: { id, name, coupon }, amount }) => ({
    id,
    name,
    amount,
    coupon,
  }));
  const coupons = promoted.coupons.map((code) => ({
    code,
    discountedAmount: applied
      .filter(({ coupon }) => coupon === code)
      .reduce((sum, { amount }) => sum + amount, 0),
  }));
  const { freeDelivery, notes } = promoted;
  return { coupons, promotions: { applied, freeDelivery, notes: [...notes] } };
}

/** What of a line's discount is which campaign's. */
export function lineDiscounts(promoted: Promoted, lineId: string): Pick<BagLine, 'discounts'> {
  const discounts = promoted.applied.flatMap(({ campaign: { name }, byLine }) => {
    const amount = byLine.get(lineId);
    return amount === undefined ? [] : [{ name, amount }];
  });
  return discounts.length === 0 ? {} : { discounts };
}
