import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { tokenKeptMs } from '../../services/payment/testCardProvider.ts';
import { isIdle } from './checkout/isIdle.ts';
import { attempts } from './schema/attempts.ts';
import { cartLines, carts } from './schema/carts.ts';
import { checkouts, consignments } from './schema/checkout.ts';
import { consentLog, contacts, stockNotices } from './schema/contacts.ts';
import { customerAddresses, customers, passwordResets, savedCarts } from './schema/customers.ts';
import { devices } from './schema/devices.ts';
import { giftCards, giftCardUses } from './schema/giftCards.ts';
import { mailedLinks } from './schema/mailedLinks.ts';
import { orderLines, orders, payments } from './schema/orders.ts';
import { outbox } from './schema/outbox.ts';
import { campaignUses, cartCoupons, promotionProfiles, promotionSessions } from './schema/promotions.ts';
import { reservations } from './schema/reservations.ts';
import { returnLines, returns } from './schema/returns.ts';
import { reviewPhotos, reviews } from './schema/reviews.ts';
import { idempotencyKeys, sessions } from './schema/sessions.ts';
import { testCardCharges, testCardRefunds, testCardTokens } from './schema/testCards.ts';
import { wishlistItems, wishlists } from './schema/wishlists.ts';

/** How long rows of a table are kept. */
export interface Retention {
  readonly table: PgTable;
  /** What of a person is in it, in a few words. */
  readonly holds: string;
  /** For how long, in a few words. */
  readonly kept: string;
  /** Which rows the hourly sweep deletes; absent where they go with others, or with the account, or stay. */
  readonly isOld?: (now: Date) => SQL | undefined;
}

const hours = (now: Date, count: number) => new Date(now.getTime() - count * 3_600_000);
const days = (now: Date, count: number) => hours(now, count * 24);
const years = (now: Date, count: number) => days(now, count * 365);

/** Bags a customer comes back to; all others grow old. */
const isCustomers = sql`(${carts.customerId} is not null and ${carts.status} = 'open')`;
const isInBooks = sql`(exists (select from ${orders} where ${orders.cartId} = ${carts.id})
  or exists (select from ${payments} where ${payments.cartId} = ${carts.id}))`;

/** A bag of the row not used for so long, of which no customer's bag is left open. */
const ofBagBefore = (cartId: SQL, before: Date, isKept: SQL = sql`false`) =>
  sql`exists (select from ${carts} where ${carts.id} = ${cartId} and ${carts.updatedAt} <= ${before} and not ${isKept})`;

/** The SHA-256 of a contact's address, as the log of consents has it. */
const contactHash = sql`encode(sha256(convert_to(${contacts.emailKey}, 'UTF8')), 'hex')`;

/** Every table that can hold something of a person. The sweep goes through it in this order. */
export const retention: readonly Retention[] = [
  {
    table: sessions,
    holds: 'who is signed in; the hash of a cookie',
    kept: 'a week for a customer, thirty days for a guest',
    isOld: (now) => lte(sessions.expiresAt, now),
  },
  {
    table: devices,
    holds: 'in which browsers a customer has logged in; the hash of a cookie',
    kept: 'four hundred days after the last login',
    isOld: (now) => lte(devices.expiresAt, now),
  },
  {
    table: passwordResets,
    holds: 'who asked for a new password; the hash of a token',
    kept: 'an hour',
    isOld: (now) => lte(passwordResets.expiresAt, now),
  },
  {
    table: mailedLinks,
    holds: 'the address a link is about; the hash of a token',
    kept: 'as long as the link works: half an hour to log in, an hour for a new address, a week for a consent, four hundred days to end one',
    isOld: (now) => lte(mailedLinks.expiresAt, now),
  },
  {
    table: attempts,
    holds: 'how often was tried, under a hash',
    kept: 'until counting begins anew, a day at most',
    isOld: (now) => lte(attempts.resetsAt, now),
  },
  {
    table: idempotencyKeys,
    holds: 'answers to a shopper, to be repeated',
    kept: 'a day',
    isOld: (now) => lte(idempotencyKeys.createdAt, days(now, 1)),
  },
  {
    table: testCardTokens,
    holds: 'nothing of the card; the outcome it stands for',
    kept: 'an hour',
    isOld: (now) => lte(testCardTokens.createdAt, new Date(now.getTime() - tokenKeptMs)),
  },
  {
    table: testCardCharges,
    holds: 'amounts, nobody named',
    kept: 'as long as the demonstration',
  },
  { table: testCardRefunds, holds: 'amounts, nobody named', kept: 'with their charges' },
  {
    table: reservations,
    holds: 'units held for a bag',
    kept: 'a quarter of an hour',
    isOld: (now) => lte(reservations.expiresAt, now),
  },
  {
    table: campaignUses,
    holds: 'the hash of a buyer’s address',
    kept: 'a quarter of an hour when held; when used as long as the campaign, without the customer once the account is gone',
    isOld: (now) => and(eq(campaignUses.state, 'held'), lte(campaignUses.expiresAt, now)),
  },
  {
    table: checkouts,
    holds: 'e-mail and billing address',
    kept: 'thirty days after the last step of it or change of the bag; an order has its own copy',
    isOld: (now) => and(isIdle, ofBagBefore(sql`${checkouts.cartId}`, days(now, 30))),
  },
  { table: consignments, holds: 'delivery address', kept: 'with its checkout' },
  {
    table: cartLines,
    holds: 'what somebody wanted; names, addresses and texts of gifts',
    kept: 'ninety days after the last step of its checkout or change of the bag, in a customer’s bag until the account is deleted',
    isOld: (now) => ofBagBefore(sql`${cartLines.cartId}`, days(now, 90), isCustomers),
  },
  {
    table: carts,
    holds: 'whose bag it is',
    kept: 'like its lines; one with an order or a payment as long as these, without them',
    isOld: (now) => and(lte(carts.updatedAt, days(now, 90)), sql`not ${isCustomers}`, sql`not ${isInBooks}`),
  },
  { table: cartCoupons, holds: 'codes in a bag', kept: 'with its bag' },
  { table: promotionSessions, holds: 'what is in whose bag', kept: 'with its bag' },
  {
    table: giftCardUses,
    holds: 'gift cards entered in a bag',
    kept: 'with its bag; spent ones as long as the order',
  },
  {
    table: outbox,
    holds: 'mails, with address and name; secrets in them only until they were sent',
    kept: 'thirty days after they were sent, or given up; those of a deleted account until they were sent',
    isOld: (now) =>
      sql`${outbox.deliveredAt} <= ${days(now, 30)} or ${outbox.givenUpAt} <= ${days(now, 30)}
        or (coalesce(${outbox.deliveredAt}, ${outbox.givenUpAt}) is not null and ${outbox.customerId} is not null
          and not exists (select from ${customers} where ${customers.id} = ${outbox.customerId}))`,
  },
  {
    table: contacts,
    holds: 'how an address may be written to',
    kept: 'as long as it may be, or there is an account; then thirty days',
    isOld: (now) =>
      and(
        lte(contacts.changedAt, days(now, 30)),
        sql`not (${contacts.marketingEmail} or ${contacts.marketingPost})`,
        sql`not exists (select from ${customers} where ${customers.emailKey} = ${contacts.emailKey})`,
      ),
  },
  {
    table: consentLog,
    holds: 'when which address, as a hash, agreed to which words',
    kept: 'as long as the consent, and three years',
    isOld: (now) =>
      and(
        lte(consentLog.at, years(now, 3)),
        sql`not exists (select from ${contacts} where ${contactHash} = ${consentLog.addressHash}
          and (${contacts.marketingEmail} or ${contacts.marketingPost}))`,
      ),
  },
  {
    table: stockNotices,
    holds: 'who wants to know when something is back',
    kept: 'until it is, a year at most',
    isOld: (now) => lte(stockNotices.requestedAt, years(now, 1)),
  },
  {
    table: customers,
    holds: 'name, e-mail, phone, date of birth, password as a hash',
    kept: 'until the account is deleted',
  },
  { table: customerAddresses, holds: 'the address book', kept: 'with the account' },
  { table: savedCarts, holds: 'which bag is whose', kept: 'with the account' },
  { table: wishlists, holds: 'names of lists', kept: 'with the account' },
  { table: wishlistItems, holds: 'what somebody likes', kept: 'with its list' },
  { table: promotionProfiles, holds: 'who is known to the promotions engine', kept: 'with the account' },
  {
    table: reviews,
    holds: 'opinions under a chosen name; no address',
    kept: 'with the account; a guest’s as long as the style',
  },
  {
    table: reviewPhotos,
    holds: 'what a photo shows; nothing of its place, time or camera',
    kept: 'with its review; a day where none was written, thirty where it was refused',
    isOld: (now) =>
      or(
        and(isNull(reviewPhotos.reviewId), lte(reviewPhotos.createdAt, days(now, 1))),
        and(
          lte(reviewPhotos.createdAt, days(now, 30)),
          sql`exists (select from ${reviews} where ${reviews.id} = ${reviewPhotos.reviewId}
            and ${reviews.status} = 'refused')`,
        ),
      ),
  },
  { table: orders, holds: 'name, addresses, e-mail', kept: 'six years, as tax law asks; not swept' },
  {
    table: orderLines,
    holds: 'what was bought; names, addresses and texts of gifts',
    kept: 'with the order',
  },
  { table: returns, holds: 'what somebody sent back, by the order; amounts', kept: 'with the order' },
  { table: returnLines, holds: 'what came back, and why', kept: 'with its return' },
  { table: payments, holds: 'amounts, nobody named', kept: 'with the order' },
  { table: giftCards, holds: 'amounts; the hash of a code', kept: 'with the order' },
];
