import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Client } from '@tailorbird/commerce/client';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Result } from '@tailorbird/commerce/result';
import { shopperClient } from '../crashes/shopperClient.ts';
import { addressIn } from '../testing/journey.ts';

/** What a buyer wants: one of each of these, and how far the buyer goes. */
export interface Wish {
  readonly origin: string;
  readonly variants: readonly { readonly productId: number; readonly variantId: number }[];
  /** A payment token of the buyer's own; a buyer without one leaves before paying, with the units held. */
  readonly paymentToken: string | undefined;
  readonly email: string;
}

/** How it ended: with an order, or with the reason why there is none. */
export interface Ending {
  readonly end: 'ordered' | 'left' | CallError['tag'];
  /** Total of the order, if there is one. */
  readonly paid: number;
  /** How long the call that pays and places the order took, in milliseconds; 0 when it was never made. */
  readonly placingMs: number;
  /** From the first call to the last, in milliseconds. */
  readonly wholeMs: number;
}

class Refused extends Error {
  readonly tag: CallError['tag'];
  constructor({ tag, message }: CallError) {
    super(message);
    this.tag = tag;
  }
}

async function need<T>(answer: Promise<Result<T, CallError>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Refused(result.error);
  return result.value;
}

/** One buyer from an empty bag to the order, over HTTP, as fast as the shop answers. */
export async function buyer(wish: Wish): Promise<Ending> {
  const started = performance.now();
  const { commerce } = shopperClient(wish.origin, randomUUID);
  const ending = (end: Ending['end'], paid: number, placedSince: number): Ending => ({
    end,
    paid,
    placingMs: placedSince === 0 ? 0 : performance.now() - placedSince,
    wholeMs: performance.now() - started,
  });
  let placedSince = 0;
  try {
    const { cartId, expectedTotal } = await readyToPay(commerce, wish);
    const { paymentToken } = wish;
    if (paymentToken === undefined) return ending('left', 0, 0);
    placedSince = performance.now();
    await need(commerce.createOrderFromCheckout({ cartId, expectedTotal, paymentToken }));
    return ending('ordered', expectedTotal, placedSince);
  } catch (cause) {
    if (cause instanceof Refused) return ending(cause.tag, 0, placedSince);
    throw cause;
  }
}

async function readyToPay(commerce: Client['commerce'], { variants, email }: Wish) {
  const address = addressIn('GB');
  const { id: cartId } = await need(commerce.createCart());
  for (const { productId, variantId } of variants) {
    const lineItems = [{ productId, variantId, quantity: 1 }];
    await need(commerce.addCartItems({ cartId, lineItems }));
  }
  const begun = await need(commerce.getCheckout({ cartId }));
  const sent = await need(
    commerce.postCheckoutConsignment({ cartId, version: begun.version, email, address }),
  );
  const [parcel] = sent.consignments;
  const chosen = await need(
    commerce.updateCheckoutConsignment({
      cartId,
      version: sent.version,
      consignmentId: parcel?.id ?? '',
      shippingOptionId: parcel?.availableShippingOptions[0]?.id ?? '',
    }),
  );
  const { grandTotal: expectedTotal } = await need(
    commerce.addCheckoutBillingAddress({ cartId, version: chosen.version, email, address }),
  );
  return { cartId, expectedTotal };
}
