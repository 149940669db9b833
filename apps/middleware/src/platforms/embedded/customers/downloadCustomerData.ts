import type { CustomerDataExport } from '@tailorbird/commerce/model/customerDataExport';
import { err, ok } from '@tailorbird/commerce/result';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, signedOut } from '../../call.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { readOrder } from '../orders/readOrder.ts';
import { cartLines, carts } from '../schema/carts.ts';
import { products, variants } from '../schema/catalogue.ts';
import { contacts, stockNotices } from '../schema/contacts.ts';
import { orders } from '../schema/orders.ts';
import { reviews } from '../schema/reviews.ts';
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
    orders: await ordersOf(db, row.id),
    contact: {
      marketingEmail: contact?.marketingEmail ?? false,
      marketingPost: contact?.marketingPost ?? false,
    },
    stockNotices: await noticesOf(db, row.emailKey),
    reviews: await reviewsOf(db, row.id),
  });
}

async function bagsOf(db: Queries, customerId: number): Promise<CustomerDataExport['bags']> {
  const rows = await db
    .select({ id: carts.id, updatedAt: carts.updatedAt, sku: variants.sku, quantity: cartLines.quantity })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .where(and(eq(carts.customerId, customerId), ne(carts.status, 'deleted')))
    .orderBy(asc(carts.createdAt), asc(cartLines.position));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, lines]) => ({
    id,
    changedAt: lines[0]?.updatedAt.toISOString() ?? '',
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  }));
}

async function ordersOf(db: Queries, customerId: number): Promise<CustomerDataExport['orders']> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.id));
  const read = [];
  for (const { id } of rows) read.push(await readOrder(db, id));
  return read.filter((order) => order !== undefined);
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

function reviewsOf(db: Queries, customerId: number): Promise<CustomerDataExport['reviews']> {
  return db
    .select({
      sku: products.sku,
      rating: reviews.rating,
      title: reviews.title,
      message: reviews.message,
      nickname: reviews.nickname,
      date: reviews.createdAt,
      status: reviews.status,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.customerId, customerId))
    .orderBy(asc(reviews.id));
}
