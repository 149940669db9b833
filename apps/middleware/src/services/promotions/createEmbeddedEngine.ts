import type { SessionUpdate } from '@tailorbird/commerce/contract/promotions';
import { storeIdOf } from '@tailorbird/commerce/promotions/storeIdOf';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../database/database.ts';
import { promotionProfiles, promotionSessions } from '../../platforms/embedded/schema/promotions.ts';
import { couponsOf } from './couponsOf.ts';
import type { EngineError, PromotionsEngine } from './promotionsEngine.ts';
import { profileOf, updateSession } from './updateSession.ts';

/** The promotions engine of a shop that rents none, in the shop's own database. */
export function createEmbeddedEngine(db: Database['db'], clock: () => Date): PromotionsEngine {
  return {
    getCustomerProfile: async (currency, customerId) => {
      const [profile] = await db
        .select({ id: promotionProfiles.customerId })
        .from(promotionProfiles)
        .where(
          and(
            eq(promotionProfiles.customerId, customerId),
            eq(promotionProfiles.storeId, storeIdOf(currency)),
          ),
        );
      return profile ? ok(profileOf(customerId)) : err(timedOut);
    },
    updateCustomerProfile: async (currency, customerId) => {
      await makeProfile(db, customerId, storeIdOf(currency), clock());
      return ok(profileOf(customerId));
    },
    getCustomerSession: async (_currency, cartId) => {
      const [session] = await db
        .select({ cartItems: promotionSessions.cartItems })
        .from(promotionSessions)
        .where(eq(promotionSessions.cartId, cartId));
      if (!session) return err(unknownSession);
      const couponCodes = await couponsOf(db, cartId);
      return ok({ integrationId: cartId, cartItems: session.cartItems, couponCodes });
    },
    updateCustomerSession: (update: SessionUpdate) =>
      db.transaction((tx) => updateSession(tx, update, clock())),
  };
}

async function makeProfile(db: Queries, customerId: number, storeId: string, now: Date): Promise<void> {
  await db.insert(promotionProfiles).values({ customerId, storeId, createdAt: now }).onConflictDoNothing();
}

/** The words of an HTTP client whose call ended so; how the specified engine says that there is no profile. */
const timedOut: EngineError = { status: 408, message: 'Request failed with status code 408' };
const unknownSession: EngineError = { status: 404, message: 'There is no session by that id.' };
