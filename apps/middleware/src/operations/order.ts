/**
 * `npm run order -- 100001 Shipped` gives an order its next status; without a status it says which it has.
 * `npm run order -- return 500001 Received` does so with what comes back.
 */
import { carrierNamed, carrierNames, trackingNumber } from '@tailorbird/commerce/checkout/carriers';
import { statusesAfter } from '@tailorbird/commerce/checkout/orderStatus';
import { orderStatuses } from '@tailorbird/commerce/model/checkout';
import { returnStatuses } from '@tailorbird/commerce/model/orderReturn';
import { moneyBackDays } from '@tailorbird/commerce/returns/moneyBackText';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import { changeOrderStatus, type SentParcel } from '../platforms/embedded/orders/changeOrderStatus.ts';
import { newestOrders } from '../platforms/embedded/orders/newestOrders.ts';
import { changeReturnStatus } from '../platforms/embedded/returns/changeReturnStatus.ts';
import { openReturns, returnInWords } from '../platforms/embedded/returns/openReturns.ts';
import { parcelIn, returnableOf } from '../platforms/embedded/returns/returnableOf.ts';
import { shopPayments } from '../services/payment/shopPayments.ts';
import { type Outcome, print, withShopDatabase } from './withShopDatabase.ts';

const usage =
  'Say which order or return, and what it becomes:\n' +
  '  npm run order -- list                          lists the newest fifty orders\n' +
  '  npm run order -- list Confirmed                lists those that are so\n' +
  '  npm run order -- 100001                        says where the order is, and what comes back of it\n' +
  `  npm run order -- 100001 Complete               moves it on; the statuses are ${orderStatuses.join(', ')}\n` +
  '  npm run order -- 100001 Shipped CARRIER NUMBER says who brings the parcel too, so that it can be followed\n' +
  '  npm run order -- returns                       lists the returns that are not settled\n' +
  `  npm run order -- return 500001 Received        moves a return on; the statuses are ${returnStatuses.join(', ')}\n` +
  '  npm run order -- return 500001 Received damaged   leaves what came back off the shelf\n' +
  `Carriers: ${carrierNames.join(', ')}.`;

/** What can be done with the shop's database. */
type Command = (database: Database, env: Env) => Promise<Outcome>;

const clock = () => new Date();

await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<void> {
  const command = commandOf(words);
  if (typeof command === 'string') print({ worked: false, text: command });
  else await withShopDatabase(command);
}

/** The command that was typed, or what is wrong with it. */
function commandOf([first = '', second, ...rest]: readonly string[]): Command | string {
  if (first === 'list' && rest.length === 0) return listCommand(second);
  if (first === 'returns' && second === undefined) return listReturns;
  if (first === 'return') return returnCommand(second ?? '', rest);
  const orderId = numberIn(first);
  if (orderId === undefined) return usage;
  if (second === undefined) return showOrder(orderId);
  const to = named(orderStatuses, second);
  if (!to) return usage;
  if (rest.length === 0) return moveOrder(orderId, to);
  if (to !== 'Shipped') return usage;
  const parcel = parcelNamed(rest);
  return typeof parcel === 'string' ? parcel : moveOrder(orderId, to, parcel);
}

function listCommand(status: string | undefined): Command | string {
  const only = status === undefined ? undefined : named(orderStatuses, status);
  if (status !== undefined && !only) return usage;
  return async ({ db }) => {
    const found = await newestOrders(db, only);
    return { worked: true, text: found.length === 0 ? 'No order is so.' : found.join('\n') };
  };
}

function returnCommand(number: string, [status = '', damaged, ...more]: readonly string[]): Command | string {
  const returnId = numberIn(number);
  const to = named(returnStatuses, status);
  const isDamaged = damaged === 'damaged';
  if (returnId === undefined || !to || more.length > 0) return usage;
  if (damaged !== undefined && !(isDamaged && to === 'Received')) return usage;
  return async ({ db }, env) => {
    const payments = shopPayments(db, clock);
    const options = { db, payments, clock, publicUrl: env.PUBLIC_URL };
    const moved = await changeReturnStatus(options, returnId, { to, isDamaged });
    if (!moved.ok) return { worked: false, text: moved.error };
    return { worked: true, text: `Return ${returnId} was ${moved.value} and is ${to}.` };
  };
}

async function listReturns({ db }: Database): Promise<Outcome> {
  const open = await openReturns(db);
  return { worked: true, text: open.length === 0 ? 'No return is open.' : open.join('\n') };
}

function showOrder(orderId: number): Command {
  return async ({ db }) => {
    const known = await returnableOf(db, orderId);
    if (!known) return { worked: false, text: `There is no order ${orderId}.` };
    const { order, earlier, sent } = known;
    const after = statusesAfter(order.status).join(' or ') || 'nothing else';
    const parcel = parcelIn(sent);
    const lines = [
      `Order ${orderId} is ${order.status}. It can become ${after}.`,
      ...(parcel ? [`${parcel.carrier} has it as ${parcel.number}: ${parcel.url}`] : []),
      ...earlier.map((made) => returnInWords(made, order)),
    ];
    return { worked: true, text: lines.join('\n') };
  };
}

function moveOrder(orderId: number, to: (typeof orderStatuses)[number], parcel?: SentParcel): Command {
  return async ({ db }, env) => {
    const payments = shopPayments(db, clock);
    const options = { db, payments, clock, publicUrl: env.PUBLIC_URL };
    const moved = await changeOrderStatus(options, orderId, to, parcel);
    if (!moved.ok) return { worked: false, text: moved.error };
    const text = `Order ${orderId} was ${moved.value} and is ${to}.`;
    const still = `Its shopper was promised what they paid within ${moneyBackDays} days: npm run order -- ${orderId} Refunded gives it back.`;
    return { worked: true, text: to === 'Cancelled' ? `${text}\n${still}` : text };
  };
}

/** A parcel as it was typed, or what is wrong with it. */
function parcelNamed([who = '', ...number]: readonly string[]): SentParcel | string {
  const carrier = carrierNamed(who);
  if (!carrier) return `The shop knows no carrier ${who}. It knows ${carrierNames.join(', ')}.`;
  const tracking = trackingNumber(number.join(''));
  if (!tracking)
    return `"${number.join(' ')}" is no number of a parcel: 6 to 40 letters, digits and hyphens.`;
  return { carrier, trackingNumber: tracking };
}

function numberIn(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function named<T extends string>(all: readonly T[], text: string): T | undefined {
  return all.find((one) => one.toLowerCase() === text.toLowerCase());
}
