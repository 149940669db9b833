import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { stockLevels } from '../schema/inventory.ts';
import { listingCards } from '../schema/listing.ts';
import { reservations } from '../schema/reservations.ts';
import { refreshCardsTogether } from './refreshListing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }, { sku: '200002' }]);
});
afterAll(() => shop.close());

const ids = () => shop.styles.map(({ productId }) => productId);
const soldOut = async () => {
  const rows = await shop.db.select().from(listingCards).where(inArray(listingCards.productId, ids()));
  return rows.map(({ card }) => card.soldOut);
};
/** Rebuilds the cards of a style, and tells the clock that was asked: once for each refresh. */
let refreshes = 0;
const clock = () => {
  refreshes += 1;
  return shop.clock();
};

describe('cards rebuilt together', () => {
  it('a hundred at once are few refreshes, and each finds the cards as they are when it is told', async () => {
    await Promise.all(ids().map((id) => refreshCardsTogether(shop.db, [id], clock)));
    expect(await soldOut()).not.toContain(true);
    refreshes = 0;
    const early = refreshCardsTogether(shop.db, ids(), clock);
    await shop.db.update(stockLevels).set({ onHand: 0 });
    const late = Array.from({ length: 99 }, (_, index) =>
      refreshCardsTogether(shop.db, [ids()[index % 2] ?? 0], clock),
    );
    await Promise.all([early, ...late]);
    expect(new Set(await soldOut())).toEqual(new Set([true]));
    expect(refreshes).toBeGreaterThan(0);
    expect(refreshes).toBeLessThan(5);
  });

  it('say what is on the shelf, whoever holds it for a while: nothing makes them anew when it is let go', async () => {
    const productId = ids()[0] ?? 0;
    await shop.db.update(stockLevels).set({ onHand: 0 });
    await shop.db.update(stockLevels).set({ onHand: 1 }).where(eq(stockLevels.locationId, 1));
    const shopper = shop.shopper();
    await readyCheckout(shopper, await bagOf(shopper, [{ productId, quantity: 1 }]));
    expect(await shop.db.$count(reservations)).toBe(1);
    await refreshCardsTogether(shop.db, ids(), clock);
    expect(await soldOut()).not.toContain(true);
  });

  it('a refresh that fails is told to those who asked, and the next is made', async () => {
    await shop.db.execute(sql`alter table listing_cards rename to listing_cards_gone`);
    const failing = [1, 2, 3].map(() => refreshCardsTogether(shop.db, ids(), clock));
    const ends = await Promise.allSettled(failing);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await shop.db.execute(sql`alter table listing_cards_gone rename to listing_cards`);
    await shop.db.update(stockLevels).set({ onHand: 5 });
    await refreshCardsTogether(shop.db, ids(), clock);
    expect(await soldOut()).not.toContain(true);
  });
});
