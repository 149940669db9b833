/** A code that was not taken, and why; the bag is as it was. */
export interface CouponAnswer {
  readonly tag: 'coupon-refused';
  /** As it was typed, to be kept in its field. */
  readonly code: string;
  readonly message: string;
}
