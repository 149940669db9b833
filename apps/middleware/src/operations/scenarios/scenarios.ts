import { isSpecificGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { campaign } from '@tailorbird/commerce/promotions/campaign';
import { desc, sql } from 'drizzle-orm';
import { changeOrderStatus } from '../../platforms/embedded/orders/changeOrderStatus.ts';
import { products } from '../../platforms/embedded/schema/catalogue.ts';
import { outbox } from '../../platforms/embedded/schema/outbox.ts';
import { campaigns, campaignUses } from '../../platforms/embedded/schema/promotions.ts';
import { reservations } from '../../platforms/embedded/schema/reservations.ts';
import { sessions } from '../../platforms/embedded/schema/sessions.ts';
import { mail } from '../../services/mail/mail.ts';
import { createTestCardProvider } from '../../services/payment/testCardProvider.ts';
import { billed, buy, customer, password, readyToPay, savedBag } from './cast.ts';
import { need, type Stage } from './stage.ts';

/** A situation of the shop. `play` brings it about and answers what to do to meet it. */
export interface Scenario {
  readonly about: string;
  readonly play: (stage: Stage, email: string) => Promise<string>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const logIn = (email: string) => `Log in as ${email} with the password "${password}"`;

async function bagOfOne(stage: Stage, email: string, quantity = 1) {
  const [prop, other] = await stage.props(2);
  if (!prop || !other) throw new Error('The shop has too few styles to play with.');
  const commerce = await customer(stage, email);
  const cartId = await savedBag(commerce, [
    [prop, quantity],
    [other, 1],
  ]);
  return { commerce, cartId, prop };
}

/** The situations, by name; docs/how-to.md lists them. */
export const scenarios: { readonly [name: string]: Scenario } = {
  'sold-out-in-bag': {
    about: 'Something in the bag has sold out since.',
    play: async (stage, email) => {
      const { prop } = await bagOfOne(stage, email);
      await stage.setStock(prop, 0);
      return `${logIn(email)} and open ${stage.at('/bag')}: ${prop.name} is sold out, and the checkout waits until it is removed.`;
    },
  },
  'sold-out-at-checkout': {
    about: 'The last one is bought by somebody else while the checkout is open.',
    play: async (stage, email) => {
      stage.before(16 * minuteMs);
      const { commerce, cartId, prop } = await bagOfOne(stage, email);
      await readyToPay(stage, commerce, cartId, email);
      stage.before(0);
      await stage.setStock(prop, 0);
      return `${logIn(email)}, go to ${stage.at('/checkout')} and pay: nothing is charged, and the bag says what has sold out.`;
    },
  },
  'low-stock': {
    about: 'Fewer than five are left of something in the bag.',
    play: async (stage, email) => {
      const { prop } = await bagOfOne(stage, email);
      await stage.setStock(prop, 3);
      return `${logIn(email)} and open ${stage.at('/bag')}: there are less than 5 of ${prop.name} left. Asking for 4 is lowered to 3.`;
    },
  },
  'held-by-others': {
    about: 'All of something is held for a quarter of an hour by the checkout of somebody else.',
    play: async (stage, email) => {
      const { prop, commerce, cartId } = await bagOfOne(stage, email, 2);
      await stage.setStock(prop, 2);
      await need(commerce.getCheckout({ cartId }));
      return `As a guest, look at ${stage.at(`/p/${prop.productId}`)}: none can be had of the variant in the bag of ${email} until 15 minutes from now.`;
    },
  },
  'ready-to-pay': {
    about: 'A checkout of which nothing is missing but the payment.',
    play: async (stage, email) => {
      const { commerce, cartId } = await bagOfOne(stage, email);
      await readyToPay(stage, commerce, cartId, email);
      return `${logIn(email)} and open ${stage.at('/checkout')} in two tabs: change the address in one and pay in the other, or pay in both at once. The wallet's button in the bag can be paid, dismissed and refused.`;
    },
  },
  'expired-reservation': {
    about: 'A checkout was left open for longer than its goods are held.',
    play: async (stage, email) => {
      stage.before(20 * minuteMs);
      const { commerce, cartId, prop } = await bagOfOne(stage, email);
      await readyToPay(stage, commerce, cartId, email);
      stage.before(0);
      await stage.db.delete(reservations).where(sql`${reservations.expiresAt} <= now()`);
      return `${logIn(email)} and pay at ${stage.at('/checkout')}: ${prop.name} is held anew, and the order is placed.`;
    },
  },
  'expired-session': {
    about: 'Every session has ended, so everybody is a guest with no bag.',
    play: async (stage) => {
      await stage.db.update(sessions).set({ expiresAt: stage.clock() });
      return 'Reload any page on which you were logged in: you are a guest, and what you do next begins a new session.';
    },
  },
  coupon: {
    about: 'A bag that a code takes a fifth off.',
    play: async (stage, email) => {
      await bagOfOne(stage, email);
      const definition = campaign.parse({
        id: 'scenario-coupon',
        name: '20% off with a code',
        markets: ['uk', 'eu', 'us'],
        coupon: 'TAKE20',
        effect: { kind: 'percentage', percent: 20 },
      });
      await stage.db.insert(campaigns).values({ id: definition.id, definition }).onConflictDoNothing();
      return `${logIn(email)}, open ${stage.at('/bag')} and enter the coupon TAKE20: a fifth is taken off, and the order costs what the bag says.`;
    },
  },
  'coupon-used-up': {
    about: 'A coupon that could be used once has been.',
    play: async (stage, email) => {
      const { commerce, cartId } = await bagOfOne(stage, email);
      await buy(stage, commerce, cartId, email);
      const definition = campaign.parse({
        id: 'scenario-used-up',
        name: '10% off, once',
        markets: ['uk', 'eu', 'us'],
        coupon: 'USEDUP',
        effect: { kind: 'percentage', percent: 10 },
        usageLimit: 1,
      });
      const expiresAt = new Date(stage.clock().getTime() + dayMs);
      await stage.db.insert(campaigns).values({ id: definition.id, definition }).onConflictDoNothing();
      await stage.db
        .insert(campaignUses)
        .values({ campaignId: definition.id, cartId, state: 'used', expiresAt })
        .onConflictDoNothing();
      return 'Put something in the bag and enter the coupon USEDUP: it is refused, and the bag stays as it is.';
    },
  },
  merge: {
    about: 'A customer whose saved bag and wishlist wait for those of a guest.',
    play: async (stage, email) => {
      const { commerce, prop } = await bagOfOne(stage, email);
      const { productId, variantId } = prop;
      await need(commerce.mergeWishlist({ items: [{ productId, variantId }] }));
      return `As a guest, put something into the bag and the wishlist, then log in as ${email} with the password "${password}": both hold what was there and what you put there, ${prop.name} once in the wishlist.`;
    },
  },
  orders: {
    about: 'A customer with an order in each status, over the last year.',
    play: async (stage, email) => {
      const numbers = await ordersInEachStatus(stage, email);
      return `${logIn(email)} and open ${stage.at('/my-account/OrderHistory')}: ${numbers.join(', ')}. \`npm run order -- NUMBER STATUS\` moves one on.`;
    },
  },
  customer: {
    about: 'A customer with a bag, a wishlist, two addresses and an order on its way.',
    play: async (stage, email) => {
      const props = await stage.props(6);
      const commerce = await customer(stage, email);
      const cartId = await savedBag(commerce, [[props[0] ?? raise(), 1]]);
      await move(stage, await buy(stage, commerce, cartId, email), ['Shipped']);
      await savedBag(commerce, [[props[1] ?? raise(), 2]]);
      const items = props.map(({ productId, variantId }) => ({ productId, variantId }));
      await need(commerce.mergeWishlist({ items }));
      const [known] = await need(commerce.getCustomerAddress());
      const { id: _id, formFields: _fields, ...address } = known ?? raise();
      await need(commerce.createCustomerAddress({ ...address, addressLine1: '2 Mill Lane', country: 'JE' }));
      return `${logIn(email)}: the bag, the wishlist, ${stage.at('/my-account/SavedAddresses')} and ${stage.at('/my-account/OrderHistory')} are filled.`;
    },
  },
  'gift-card': {
    about: 'A bag of one gift card that goes by e-mail, so that nothing is delivered.',
    play: async (stage, email) => {
      const commerce = await customer(stage, email);
      const cartId = await savedBag(commerce, []);
      await addGiftCard(stage, commerce, cartId, 'ada@example.com');
      return `${logIn(email)} and check out: no delivery is asked for, and a wallet asks for no address.`;
    },
  },
  'gift-card-to-spend': {
    about: 'A shopper who was sent a gift card, with a checkout to spend it on.',
    play: async (stage, email) => {
      const { commerce, cartId } = await bagOfOne(stage, email);
      await readyToPay(stage, commerce, cartId, email);
      const code = await buyGiftCard(stage, email);
      return `${logIn(email)}, open ${stage.at('/checkout')} and enter the gift card ${code}: it pays what is on it, and a card the rest. Take everything but one cheap thing out of the bag, and no card is asked for.`;
    },
  },
};

/** Buys a gift card for somebody; answers its code. */
async function buyGiftCard(stage: Stage, to: string): Promise<string> {
  const commerce = stage.shopper();
  const { id: cartId } = await need(commerce.createCart());
  await addGiftCard(stage, commerce, cartId, to);
  const { grandTotal: expectedTotal } = await billed(stage, commerce, cartId, 'ada@example.com');
  await need(commerce.createOrderFromCheckout({ cartId, expectedTotal, paymentToken: await stage.token() }));
  const [newest] = await stage.db
    .select()
    .from(outbox)
    .where(sql`${outbox.payload}->>'to' = ${to} and ${outbox.payload}->>'secret' is not null`)
    .orderBy(desc(outbox.id))
    .limit(1);
  return mail.parse(newest?.payload).secret ?? raise();
}

async function addGiftCard(
  stage: Stage,
  commerce: Parameters<typeof buy>[1],
  cartId: string,
  to: string,
): Promise<void> {
  const styles = await stage.db.select().from(products);
  const card = styles.find(({ sku }) => isSpecificGiftCard(sku)) ?? raise();
  const optionSelections = card.modifiers
    .filter(({ type }) => type === 'email' || type === 'text' || type === 'message')
    .map(({ id, type }) => ({ optionId: id, optionValue: type === 'email' ? to : 'Ada' }));
  const line = { productId: card.id, quantity: 1, optionSelections };
  await need(commerce.addCartItems({ cartId, lineItems: [line] }));
}

async function ordersInEachStatus(stage: Stage, email: string): Promise<string[]> {
  const paths = [[], ['Shipped'], ['Shipped', 'Complete'], ['Cancelled'], ['Refunded']] as const;
  const props = await stage.props(paths.length);
  const commerce = await customer(stage, email);
  const shown: string[] = [];
  for (const [index, path] of paths.entries()) {
    const cartId = await savedBag(commerce, [[props[index] ?? raise(), 1]]);
    const placed = await placeEarlier(stage, commerce, cartId, email, index * 60 * dayMs);
    await move(stage, placed, path);
    shown.push(`${placed} ${path.at(-1) ?? 'Confirmed'}`);
  }
  return shown;
}

/** Places an order now and dates it back: a session does not reach so far. */
async function placeEarlier(
  stage: Stage,
  commerce: Parameters<typeof buy>[1],
  cartId: string,
  email: string,
  milliseconds: number,
): Promise<number> {
  const id = await buy(stage, commerce, cartId, email);
  const seconds = milliseconds / 1000;
  await stage.db.execute(
    sql`update orders set placed_at = placed_at - ${seconds} * interval '1 second' where id = ${id}`,
  );
  return id;
}

async function move(stage: Stage, orderId: number, path: readonly Parameters<typeof changeOrderStatus>[2][]) {
  const { db, clock } = stage;
  for (const to of path) {
    const moved = await changeOrderStatus(
      { db, clock, payments: createTestCardProvider(db, clock), publicUrl: stage.publicUrl },
      orderId,
      to,
    );
    if (!moved.ok) throw new Error(moved.error);
  }
}

function raise(): never {
  throw new Error('The shop has too little in it for this scenario. Seed it first: npm start.');
}
