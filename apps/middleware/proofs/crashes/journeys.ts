import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPoint } from '../../src/faults/faultPoints.ts';
import { addressIn } from '../../src/testing/journey.ts';
import { password, registration } from '../../src/testing/registration.ts';
import type { Engine } from './engine.ts';
import type { Ledger } from './invariants.ts';
import type { PersistentShopper } from './persistentShopper.ts';

/** What a journey is given. */
export interface Trip {
  readonly engine: Engine;
  readonly ledger: Ledger;
  readonly shopper: () => PersistentShopper;
  /** From here on the shop dies at the point. */
  readonly arm: () => Promise<void>;
  /** Resolves once it has died, which may have been while it was asked something, and is back. */
  readonly untilBack: () => Promise<void>;
  /** Makes a token of a card that is accepted. */
  readonly token: () => Promise<string>;
  /** A style to buy, and an e-mail address nobody has. */
  readonly productId: number;
  readonly variantIds: readonly number[];
  readonly email: string;
}

/** Puts one unit into a new bag. */
export async function fill(trip: Trip, shopper: PersistentShopper, variant: number): Promise<string> {
  const { id } = await shopper.insist(({ commerce }) => commerce.createCart());
  const line = { productId: trip.productId, variantId: trip.variantIds[variant] ?? 0, quantity: 1 };
  await shopper.insist(({ commerce }) => commerce.addCartItems({ cartId: id, lineItems: [line] }));
  trip.ledger.units += 1;
  return id;
}

/** From a full bag to the order: each step looks at the checkout as it is, so that it can be repeated. */
export async function buy(trip: Trip, shopper: PersistentShopper, cartId: string): Promise<void> {
  const { email, ledger } = trip;
  const address = addressIn('GB');
  const look = () => shopper.insist(({ commerce }) => commerce.getCheckout({ cartId }));
  const { version } = await look();
  await shopper.insist(({ commerce }) =>
    commerce.postCheckoutConsignment({ cartId, version, email, address }),
  );
  const addressed = await look();
  const [parcel] = addressed.consignments;
  const choice = {
    consignmentId: parcel?.id ?? '',
    shippingOptionId: parcel?.availableShippingOptions[0]?.id ?? '',
  };
  await shopper.insist(({ commerce }) =>
    commerce.updateCheckoutConsignment({ cartId, version: addressed.version, ...choice }),
  );
  const chosen = await look();
  await shopper.insist(({ commerce }) =>
    commerce.addCheckoutBillingAddress({ cartId, version: chosen.version, email, address }),
  );
  const { grandTotal: expectedTotal } = await look();
  const paymentToken = await trip.token();
  const { orderId } = await shopper.insist(({ commerce }) =>
    commerce.createOrderFromCheckout({ cartId, expectedTotal, paymentToken }),
  );
  ledger.orders.add(orderId);
}

async function order(trip: Trip): Promise<void> {
  const shopper = trip.shopper();
  const cartId = await fill(trip, shopper, 0);
  await trip.arm();
  await buy(trip, shopper, cartId);
}

/** Mails of earlier orders are to be gone, so that it is this one's at which the shop dies. */
async function mail(trip: Trip): Promise<void> {
  const due = 'select 1 from outbox where delivered_at is null and next_attempt_at <= now()';
  while ((await trip.engine.rows(due)).length > 0) await sleep(200);
  await order(trip);
  await trip.untilBack();
}

async function merge(trip: Trip): Promise<void> {
  const known = trip.shopper();
  await known.insist(({ commerce }) => commerce.registerCustomer(registration(trip.email)));
  await known.insist(({ commerce }) => commerce.loadCustomerCart({}));
  const saved = await fill(trip, known, 0);
  const guest = trip.shopper();
  const cartId = await fill(trip, guest, 1);
  await guest.insist(({ commerce }) => commerce.loginCustomer({ email: trip.email, password }));
  await trip.arm();
  const bag = await guest.insist(({ commerce }) => commerce.loadCustomerCart({ cartId }));
  const units = bag.lineItems.physicalItems.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units !== 2) throw new Error(`The merged bag (${saved}) has ${units} units in place of 2.`);
}

async function register(trip: Trip): Promise<void> {
  const shopper = trip.shopper();
  await trip.arm();
  const { id } = await shopper.insist(({ commerce }) => commerce.registerCustomer(registration(trip.email)));
  const signedIn = await shopper.insist(({ commerce }) => commerce.getCustomers());
  if (signedIn?.id !== id) throw new Error('Nobody is signed in after registering.');
}

async function reset(trip: Trip): Promise<void> {
  const { email } = trip;
  await trip.shopper().insist(({ commerce }) => commerce.registerCustomer(registration(email)));
  const shopper = trip.shopper();
  await shopper.insist(({ commerce }) => commerce.requestResetPassword({ email }));
  const [row] = await trip.engine.rows(
    `select substring(payload->>'text' from 'token=([A-Za-z0-9_-]+)') as token from outbox
       where payload->>'to' = '${email}' order by id desc limit 1`,
  );
  const token = String(row?.['token']);
  const fresh = 'hedgerow 8 stile';
  await trip.arm();
  const { isValid } = await shopper.insist(({ commerce }) =>
    commerce.resetPassword({ token, password: fresh }),
  );
  const login = await shopper.insist(({ commerce }) => commerce.loginCustomer({ email, password: fresh }));
  if (!isValid || !login.isValid) throw new Error('The new password does not work.');
}

/** What is done when the shop dies at a point. The last two are met while it starts. */
export const journeys: {
  readonly [P in Exclude<FaultPoint, 'migration' | 'seed'>]: (trip: Trip) => Promise<void>;
} = {
  'reservation uncommitted': order,
  'reserved, no answer': order,
  'billing address': order,
  consignment: order,
  'shipping option': order,
  'payment begun': order,
  'card charged': order,
  'payment recorded': order,
  'stock being taken': order,
  'order inserted, bag open': order,
  'mail unsent': mail,
  'mail sent, unmarked': mail,
  'lines merged, bag unmarked': merge,
  'bags merged, no answer': merge,
  'customer inserted, no session': register,
  'reset spent, password old': reset,
};
