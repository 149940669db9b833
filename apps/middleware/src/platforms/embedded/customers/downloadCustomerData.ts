import type { CustomerDataExport } from '@tailorbird/commerce/model/customerDataExport';
import { err, ok } from '@tailorbird/commerce/result';
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { mail } from '../../../services/mail/mail.ts';
import { type Answer, type Call, signedOut } from '../../call.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { consentSubjects } from '../contacts/askToConfirm.ts';
import { hashOfAddress } from '../contacts/recordConsent.ts';
import { readOrder } from '../orders/readOrder.ts';
import { readReturns, toReturn } from '../returns/readReturns.ts';
import { cartLines, carts } from '../schema/carts.ts';
import { products, variants } from '../schema/catalogue.ts';
import { checkouts, consignments } from '../schema/checkout.ts';
import { consentLog, contacts, stockNotices } from '../schema/contacts.ts';
import { devices } from '../schema/devices.ts';
import { giftCards, giftCardUses } from '../schema/giftCards.ts';
import { mailedLinks } from '../schema/mailedLinks.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { cartCoupons } from '../schema/promotions.ts';
import { reviewPhotos, reviews } from '../schema/reviews.ts';
import { sessions } from '../schema/sessions.ts';
import { wishlistsOf } from '../wishlists/wishlistsOf.ts';
import { findCustomer, toCustomer } from './toCustomer.ts';

/** Everything kept of the signed-in customer, but for the password's hash. */
export async function downloadCustomerData(call: Call): Answer<CustomerDataExport> {
  const { db } = call;
  const row = await findCustomer(db, call.customerId);
  if (!row) return err(signedOut);
  const [contact] = await db.select().from(contacts).where(eq(contacts.emailKey, row.emailKey));
  return ok({
    writtenAt: call.clock().toISOString(),
    customer: {
      ...(await toCustomer(db, row, call.channelId)),
      registeredAt: row.createdAt.toISOString(),
      countryIso2: row.countryIso2,
      addressFinder: row.addressFinder,
      acceptsProductReviewAbandonedCartEmails: row.acceptsReviewEmails,
    },
    addresses: await addressesOf(db, row.id),
    wishlists: await wishlistsOf(db, row.id),
    bags: await bagsOf(db, row.id),
    checkouts: await checkoutsOf(db, row.id),
    orders: await ordersOf(db, row.id),
    giftCards: await giftCardsOf(db, row.id),
    contact: {
      marketingEmail: contact?.marketingEmail ?? false,
      marketingPost: contact?.marketingPost ?? false,
    },
    consents: await consentsOf(db, row.emailKey),
    mails: await mailsOf(db, row.id),
    links: await linksOf(db, row.id, row.emailKey),
    ...(await browsersOf(db, row.id)),
    stockNotices: await noticesOf(db, row.emailKey),
    reviews: await reviewsOf(db, row.id),
  });
}

async function bagsOf(db: Queries, customerId: number): Promise<CustomerDataExport['bags']> {
  const bags = await db
    .select({ id: carts.id, updatedAt: carts.updatedAt })
    .from(carts)
    .where(eq(carts.customerId, customerId))
    .orderBy(asc(carts.createdAt));
  const ids = bags.map(({ id }) => id);
  const lines = await db
    .select({ line: cartLines, sku: variants.sku, modifiers: products.modifiers })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(inArray(cartLines.cartId, ids))
    .orderBy(asc(cartLines.position));
  const coupons = await db.select().from(cartCoupons).where(inArray(cartCoupons.cartId, ids));
  return bags.map(({ id, updatedAt }) => ({
    id,
    changedAt: updatedAt.toISOString(),
    lines: lines
      .filter(({ line }) => line.cartId === id)
      .map(({ line, sku, modifiers }) => ({
        sku,
        quantity: line.quantity,
        options: line.optionSelections.map(({ optionId, optionValue }) => ({
          name: modifiers.find((modifier) => modifier.id === optionId)?.displayName ?? String(optionId),
          value: optionValue,
        })),
      })),
    coupons: coupons.filter(({ cartId }) => cartId === id).map(({ code }) => code),
  }));
}

async function checkoutsOf(db: Queries, customerId: number): Promise<CustomerDataExport['checkouts']> {
  const begun = await db
    .select({ checkout: checkouts })
    .from(checkouts)
    .innerJoin(carts, eq(carts.id, checkouts.cartId))
    .where(eq(carts.customerId, customerId));
  const ids = begun.map(({ checkout }) => checkout.cartId);
  const parcels = await db.select().from(consignments).where(inArray(consignments.cartId, ids));
  return begun.map(({ checkout: { cartId, email, billingAddress } }) => ({
    bagId: cartId,
    email,
    billingAddress,
    deliveryAddresses: parcels.filter((parcel) => parcel.cartId === cartId).map(({ address }) => address),
  }));
}

async function ordersOf(db: Queries, customerId: number): Promise<CustomerDataExport['orders']> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.id));
  const read = [];
  for (const { id } of rows) {
    const order = await readOrder(db, id);
    if (order) read.push({ ...order, returns: (await readReturns(db, id)).map(toReturn) });
  }
  return read;
}

async function noticesOf(db: Queries, emailKey: string): Promise<CustomerDataExport['stockNotices']> {
  const rows = await db
    .select({ sku: variants.sku, requestedAt: stockNotices.requestedAt })
    .from(stockNotices)
    .innerJoin(variants, eq(variants.id, stockNotices.variantId))
    .where(eq(stockNotices.emailKey, emailKey))
    .orderBy(asc(stockNotices.requestedAt));
  return rows.map(({ sku, requestedAt }) => ({ sku, requestedAt: requestedAt.toISOString() }));
}

async function reviewsOf(db: Queries, customerId: number): Promise<CustomerDataExport['reviews']> {
  const isTheirs = eq(reviews.customerId, customerId);
  const pictures = await db
    .select({ reviewId: reviewPhotos.reviewId, whole: reviewPhotos.whole })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(isTheirs)
    .orderBy(asc(reviewPhotos.position));
  const rows = await db
    .select({
      id: reviews.id,
      sku: products.sku,
      rating: reviews.rating,
      title: reviews.title,
      message: reviews.message,
      nickname: reviews.nickname,
      date: reviews.createdAt,
      status: reviews.status,
      fit: reviews.fit,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isTheirs)
    .orderBy(asc(reviews.id));
  return rows.map(({ id, ...review }) => ({
    ...review,
    photos: pictures
      .filter(({ reviewId }) => reviewId === id)
      .map(({ whole }) => `data:image/webp;base64,${Buffer.from(whole).toString('base64')}`),
  }));
}

async function giftCardsOf(db: Queries, customerId: number): Promise<CustomerDataExport['giftCards']> {
  const bought = await db
    .select({ card: giftCards })
    .from(giftCards)
    .innerJoin(orderLines, eq(orderLines.id, giftCards.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.customerId, customerId));
  const entered = await db
    .select({ card: giftCards })
    .from(giftCardUses)
    .innerJoin(giftCards, eq(giftCards.id, giftCardUses.giftCardId))
    .innerJoin(carts, eq(carts.id, giftCardUses.cartId))
    .where(eq(carts.customerId, customerId));
  const cards = [
    ...bought.map(({ card }) => ({ origin: 'bought' as const, card })),
    ...entered.map(({ card }) => ({ origin: 'entered' as const, card })),
  ];
  return cards.map(({ origin, card: { lastFour, currency, amount, sendAt, expiresAt } }) => ({
    origin,
    lastFour,
    currency,
    amount,
    sendAt: sendAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

async function consentsOf(db: Queries, emailKey: string): Promise<CustomerDataExport['consents']> {
  const rows = await db
    .select()
    .from(consentLog)
    .where(eq(consentLog.addressHash, hashOfAddress(emailKey)))
    .orderBy(asc(consentLog.id));
  return rows.map(({ kind, value, words, place, how, at }) => ({
    kind,
    value,
    words,
    place,
    how,
    at: at.toISOString(),
  }));
}

/** Whoever has a session may read them, so no link in them works. */
async function mailsOf(db: Queries, customerId: number): Promise<CustomerDataExport['mails']> {
  const rows = await db
    .select()
    .from(outbox)
    .where(eq(outbox.customerId, customerId))
    .orderBy(asc(outbox.id));
  return rows.map(({ payload, createdAt, deliveredAt }) => {
    const { to, subject, text, secret } = mail.parse(payload);
    return {
      to,
      subject,
      text: secret === undefined ? text : text.replaceAll(secret, '…'),
      writtenAt: createdAt.toISOString(),
      sentAt: deliveredAt?.toISOString() ?? null,
    };
  });
}

async function linksOf(
  db: Queries,
  customerId: number,
  emailKey: string,
): Promise<CustomerDataExport['links']> {
  const isTheirs = or(
    eq(mailedLinks.customerId, customerId),
    inArray(mailedLinks.subject, consentSubjects(emailKey)),
  );
  const rows = await db.select().from(mailedLinks).where(isTheirs);
  return rows.map(({ action, expiresAt }) => ({
    purpose: action.purpose,
    email: 'email' in action ? action.email : null,
    expiresAt: expiresAt.toISOString(),
  }));
}

async function browsersOf(
  db: Queries,
  customerId: number,
): Promise<Pick<CustomerDataExport, 'sessions' | 'devices'>> {
  const open = await db.select().from(sessions).where(eq(sessions.customerId, customerId));
  const known = await db.select().from(devices).where(eq(devices.customerId, customerId));
  return {
    sessions: open.map(({ createdAt, lastSeenAt }) => ({
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    devices: known.map(({ lastUsedAt, expiresAt }) => ({
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
