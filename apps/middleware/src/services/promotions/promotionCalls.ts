import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { AnswerOf, ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { CustomerProfile, CustomerSession } from '@tailorbird/commerce/contract/promotions';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { sessionItem } from '@tailorbird/commerce/promotions/sessionItem';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { type Answer, type Call, notFound, signedOut } from '../../platforms/call.ts';
import { lockCurrentCart, touchCart } from '../../platforms/embedded/bag/cart.ts';
import { readBag } from '../../platforms/embedded/bag/readBag.ts';
import { campaignsOf } from './campaignsOf.ts';
import { setCoupons } from './couponsOf.ts';
import { createEmbeddedEngine } from './createEmbeddedEngine.ts';
import type { EngineError } from './promotionsEngine.ts';

type Args<N extends 'updateCustomerSession' | 'removeAllBCPromotionsAndCoupons'> = ParsedArgsOf<
  'promotions',
  N
>[0];

/** The signed-in customer's profile, whatever e-mail address was sent. */
export async function getCustomerProfile(call: Call, currency: string): Answer<CustomerProfile> {
  if (call.customerId === undefined) return err(signedOut);
  if (!(await isOn(call))) return err(switchedOff);
  return toCallAnswer(await engineOf(call).getCustomerProfile(currency, call.customerId));
}

export async function updateCustomerProfile(call: Call, currency: string): Answer<CustomerProfile> {
  if (call.customerId === undefined) return err(signedOut);
  if (!(await isOn(call))) return err(switchedOff);
  return toCallAnswer(await engineOf(call).updateCustomerProfile(currency, call.customerId, {}));
}

export async function getCustomerSession(
  call: Call,
  currency: string,
  cartId: string,
): Answer<CustomerSession> {
  if (!(await isOn(call))) return err(switchedOff);
  const found = await engineOf(call).getCustomerSession(currency, cartId);
  if (!found.ok) return toCallAnswer(found);
  return ok({ ...found.value, cartItems: z.array(sessionItem).parse(found.value.cartItems) });
}

/** Codes are taken from what is sent; lines, prices and the customer never are. */
export async function updateCustomerSession(
  call: Call,
  update: Args<'updateCustomerSession'>,
): Answer<AnswerOf<'promotions', 'updateCustomerSession'>> {
  const { couponCodes } = update.requestData.customerSession;
  const customerSession = couponCodes === undefined ? {} : { couponCodes };
  const requestData = { ...update.requestData, customerSession };
  return toCallAnswer(await engineOf(call).updateCustomerSession({ ...update, requestData }));
}

/** Takes every code off the bag; what is given to everybody is reckoned anew with the answer. */
export async function removeAllBCPromotionsAndCoupons(
  call: Call,
  { cartId }: Args<'removeAllBCPromotionsAndCoupons'>,
): Answer<Bag> {
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await lockCurrentCart(tx, cartId, call);
    if (!cart) return err(notFound);
    const isChanged = await setCoupons(tx, cart.id, [], now);
    return ok(await readBag(tx, isChanged ? await touchCart(tx, cart, now) : cart, now));
  });
}

function engineOf(call: Call) {
  return createEmbeddedEngine(call.db, call.clock);
}

async function isOn(call: Call): Promise<boolean> {
  return (await campaignsOf(call.db)) !== null;
}

const switchedOff: CallError = { tag: 'unavailable', message: 'Promotions are switched off.' };

function toCallAnswer<T>(answer: Result<T, EngineError>): Result<T, CallError> {
  if (answer.ok) return answer;
  const { status, message } = answer.error;
  if (status === 408) return err({ tag: 'request-failed', message });
  return status === 404 ? err(notFound) : err({ tag: 'unavailable', message });
}
