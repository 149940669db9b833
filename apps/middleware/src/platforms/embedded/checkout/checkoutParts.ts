import type { Market } from '@tailorbird/commerce/market';
import type { Address } from '@tailorbird/commerce/model/address';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { campaignsColumn, parseCampaigns } from '../../../services/promotions/campaignsOf.ts';
import { type Promoted, promotedBy } from '../../../services/promotions/promotionsOf.ts';
import { type Cart, marketOfCart } from '../bag/cart.ts';
import { type CartLine, linesOfCart } from '../bag/linesOfCart.ts';
import { type EnteredCard, enteredCards } from '../gift-cards/enteredCards.ts';
import {
  type Locations,
  locationsByItem,
  type SellableLevel,
  sellableLevels,
} from '../inventory/locationsOfItems.ts';
import { cartLines } from '../schema/carts.ts';
import { variants } from '../schema/catalogue.ts';
import { checkouts, consignments } from '../schema/checkout.ts';
import { giftCardUses } from '../schema/giftCards.ts';
import { orders } from '../schema/orders.ts';
import { cartCoupons } from '../schema/promotions.ts';
import { reservations } from '../schema/reservations.ts';

/** What a checkout was told, and where it is. */
export interface Told {
  readonly email: string | null;
  readonly billingAddress: Address | null;
  readonly version: number;
  readonly completingAt: Date | null;
  readonly draftOrderId: number | null;
}

export interface Parcel {
  readonly id: string;
  readonly address: Address;
  readonly shippingOptionId: string | null;
}

/** Units held for a bag at a location. */
export interface Hold {
  readonly stockItemId: number;
  readonly locationId: number;
  readonly quantity: number;
  readonly expiresAt: Date;
}

/** All that a checkout is reckoned from. */
export interface CheckoutParts {
  readonly cart: Cart;
  readonly market: Market;
  readonly lines: readonly CartLine[];
  /** What can be sold of each stock item of the bag, its own holds included. */
  readonly locations: ReadonlyMap<number, Locations>;
  readonly promoted: Promoted | null;
  readonly coupons: readonly string[];
  /** Undefined until the checkout is begun. */
  readonly told: Told | undefined;
  readonly parcels: readonly Parcel[];
  readonly giftCards: readonly EnteredCard[];
  readonly held: readonly Hold[];
  /** The order the bag has become. */
  readonly orderId: number | null;
}

/** The columns of `readRest`, whose JSON has instants as texts. */
interface Rest extends Record<string, unknown> {
  readonly campaigns: string | null;
  readonly levels: SellableLevel[];
  readonly coupons: string[];
  readonly told: (Omit<Told, 'completingAt'> & { readonly completingAt: string | null }) | null;
  readonly parcels: Parcel[];
  readonly held: (Omit<Hold, 'expiresAt'> & { readonly expiresAt: string })[];
  readonly orderId: number | null;
  readonly hasGiftCards: boolean;
}

/** Reads a checkout in two statements: many read theirs at once while all want the same. Gift cards take two more. */
export async function checkoutParts(db: Queries, cart: Cart, now: Date): Promise<CheckoutParts> {
  const market = marketOfCart(cart);
  const lines = await linesOfCart(db, cart.id, market);
  const rest = await readRest(db, cart.id, now);
  const campaigns = parseCampaigns(rest.campaigns);
  const { told, coupons } = rest;
  return {
    cart,
    market,
    lines,
    locations: locationsByItem(rest.levels),
    promoted: campaigns && (await promotedBy(db, cart, lines, now, { campaigns, coupons })),
    coupons,
    told: told
      ? { ...told, completingAt: told.completingAt === null ? null : new Date(told.completingAt) }
      : undefined,
    parcels: rest.parcels,
    giftCards: rest.hasGiftCards ? await enteredCards(db, cart.id, now) : [],
    held: rest.held.map((hold) => ({ ...hold, expiresAt: new Date(hold.expiresAt) })),
    orderId: rest.orderId,
  };
}

/** Written out, because it is one statement of many tables. */
async function readRest(db: Queries, cartId: string, now: Date): Promise<Rest> {
  const isInBag = sql`level.stock_item_id in (
    select v.stock_item_id from ${cartLines} line join ${variants} v on v.id = line.variant_id
    where line.cart_id = ${cartId})`;
  const { rows } = await db.execute<Rest>(sql`
    select ${campaignsColumn} as campaigns,
      (select coalesce(json_agg(sellable), '[]')
        from (${sellableLevels(isInBag, { now, exceptCart: cartId })}) sellable) as levels,
      (select coalesce(json_agg(entered.code order by entered.added_at, entered.code), '[]')
        from ${cartCoupons} entered where entered.cart_id = ${cartId}) as coupons,
      (select json_build_object('email', c.email, 'billingAddress', c.billing_address, 'version', c.version,
          'completingAt', c.completing_at, 'draftOrderId', c.draft_order_id)
        from ${checkouts} c where c.cart_id = ${cartId}) as told,
      (select coalesce(json_agg(json_build_object('id', p.id, 'address', p.address,
          'shippingOptionId', p.shipping_option_id)), '[]')
        from ${consignments} p where p.cart_id = ${cartId}) as parcels,
      (select coalesce(json_agg(json_build_object('stockItemId', r.stock_item_id, 'locationId', r.location_id,
          'quantity', r.quantity, 'expiresAt', r.expires_at)), '[]')
        from ${reservations} r where r.cart_id = ${cartId}) as held,
      (select to_json(o.id) from ${orders} o where o.cart_id = ${cartId}) as "orderId",
      exists (select 1 from ${giftCardUses} g where g.cart_id = ${cartId}) as "hasGiftCards"`);
  const [rest] = rows;
  if (!rest) throw new Error('A statement without a table answered no row.');
  return rest;
}
