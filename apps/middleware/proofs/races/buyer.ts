import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@tailorbird/commerce/client';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Result } from '@tailorbird/commerce/result';
import { addressIn } from '../../src/testing/journey.ts';
import { shopperClient } from '../crashes/shopperClient.ts';

/** What a buyer wants: one of each of these, and how far the buyer goes. */
export interface Wish {
  readonly origin: string;
  readonly variants: readonly { readonly productId: number; readonly variantId: number }[];
  /** A payment token of the buyer's own; a buyer without one leaves before paying, with the units held. */
  readonly paymentToken: string | undefined;
  readonly email: string;
  /** Waited for between the last step of the checkout and the payment. */
  readonly beforePaying?: () => Promise<void>;
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
  /** How often the shop was too busy and asked to be asked again. */
  readonly turnedAway: number;
}

class Refused extends Error {
  readonly tag: CallError['tag'];
  constructor({ tag, message }: CallError) {
    super(message);
    this.tag = tag;
  }
}

/** How long a shopper who is told to come back waits, as the shop asks in `Retry-After`, and how often they do. */
const comeBackMs = 2_000;
const maxTries = 20;

/** Makes a call, again when the shop is too busy for it; throws why it was refused. */
type Need = <T>(call: (shop: Client['commerce']) => Promise<Result<T, CallError>>) => Promise<T>;

/** One buyer from an empty bag to the order, over HTTP, as fast as the shop answers. */
export async function buyer(wish: Wish): Promise<Ending> {
  const started = performance.now();
  let turnedAway = 0;
  let placedSince = 0;
  const ending = (end: Ending['end'], paid: number): Ending => ({
    end,
    paid,
    placingMs: placedSince === 0 ? 0 : performance.now() - placedSince,
    wholeMs: performance.now() - started,
    turnedAway,
  });
  /** One for each thing the buyer wants, however often it is sent. */
  let key = '';
  const { commerce } = shopperClient(wish.origin, () => key);
  const need: Need = async (call) => {
    key = randomUUID();
    for (let tries = 1; ; tries += 1) {
      const result = await call(commerce);
      if (result.ok) return result.value;
      if (result.error.tag !== 'unavailable' || tries === maxTries) throw new Refused(result.error);
      turnedAway += 1;
      await sleep(comeBackMs);
    }
  };
  try {
    const { cartId, expectedTotal } = await readyToPay(need, wish);
    const { paymentToken } = wish;
    if (paymentToken === undefined) return ending('left', 0);
    await wish.beforePaying?.();
    placedSince = performance.now();
    await need((shop) => shop.createOrderFromCheckout({ cartId, expectedTotal, paymentToken }));
    return ending('ordered', expectedTotal);
  } catch (cause) {
    if (cause instanceof Refused) return ending(cause.tag, 0);
    throw cause;
  }
}

async function readyToPay(need: Need, { variants, email }: Wish) {
  const address = addressIn('GB');
  const { id: cartId } = await need((shop) => shop.createCart());
  for (const { productId, variantId } of variants) {
    const lineItems = [{ productId, variantId, quantity: 1 }];
    await need((shop) => shop.addCartItems({ cartId, lineItems }));
  }
  const begun = await need((shop) => shop.getCheckout({ cartId }));
  const sent = await need((shop) =>
    shop.postCheckoutConsignment({ cartId, version: begun.version, email, address }),
  );
  const [parcel] = sent.consignments;
  const chosen = await need((shop) =>
    shop.updateCheckoutConsignment({
      cartId,
      version: sent.version,
      consignmentId: parcel?.id ?? '',
      shippingOptionId: parcel?.availableShippingOptions[0]?.id ?? '',
    }),
  );
  const { grandTotal: expectedTotal } = await need((shop) =>
    shop.addCheckoutBillingAddress({ cartId, version: chosen.version, email, address }),
  );
  return { cartId, expectedTotal };
}
