import type { CouponRefusal } from '@tailorbird/commerce/promotions/couponVerdict';
import type { CartLine } from '../../platforms/embedded/bag/linesOfCart.ts';
import type { Cart } from '../../platforms/embedded/bag/lockCart.ts';
import type { Promoted } from './promotionsOf.ts';

/** A code that is not in the bag, and what the shopper is told. */
export interface RefusedCoupon {
  readonly couponValue: string;
  readonly reason: CouponRefusal | 'too-many';
  readonly message: string;
}

/** What an update came to. */
export interface UpdatedSession {
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  readonly promoted: Promoted;
  readonly refused: readonly RefusedCoupon[];
}
