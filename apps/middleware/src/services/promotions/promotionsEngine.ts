import type { CustomerProfile, SessionAnswer, SessionUpdate } from '@tailorbird/commerce/contract/promotions';
import type { Result } from '@tailorbird/commerce/result';

/** Why the engine did not do it, as an HTTP client tells it. */
export interface EngineError {
  readonly status: number;
  readonly message: string;
}

type EngineAnswer<T> = Promise<Result<T, EngineError>>;

/**
 * A promotions and loyalty engine. The stand-in is `createEmbeddedEngine`; a rented one is an adapter of this shape. A
 * profile that is not there is 408, a session that is not there 404 (commerce §8).
 */
export interface PromotionsEngine {
  readonly getCustomerProfile: (currency: string, customerId: number) => EngineAnswer<CustomerProfile>;
  /** Creates the profile if there is none. */
  readonly updateCustomerProfile: (
    currency: string,
    customerId: number,
    data: Readonly<Record<string, never>>,
  ) => EngineAnswer<CustomerProfile>;
  /** `cartItems` is what the engine holds, which need not be a list. */
  readonly getCustomerSession: (
    currency: string,
    cartId: string,
  ) => EngineAnswer<{
    readonly integrationId: string;
    readonly cartItems: unknown;
    readonly couponCodes: string[];
  }>;
  readonly updateCustomerSession: (update: SessionUpdate) => EngineAnswer<SessionAnswer>;
}
