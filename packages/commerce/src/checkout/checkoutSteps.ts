import { isDigitalOnly } from '../bag/bagContents.ts';
import type { Checkout } from '../model/checkout.ts';

/** What of a checkout decides how far it has come. */
export type CheckoutProgress = Pick<Checkout, 'email' | 'billingAddress' | 'consignments'> & {
  readonly bag: Pick<Checkout['bag'], 'lineItems'>;
};

interface StepRule {
  /** Whether this checkout has the step at all. */
  has(checkout: CheckoutProgress): boolean;
  /** Whether it may go on to the next one. */
  isSettled(checkout: CheckoutProgress): boolean;
}

/** The steps in their order: each needs what the ones before it settled. */
export const checkoutSteps = ['address', 'delivery', 'payment'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

const rules: { readonly [Step in CheckoutStep]: StepRule } = {
  address: {
    has: () => true,
    isSettled: ({ email, billingAddress, bag, consignments }) =>
      Boolean(email && billingAddress) && (isDigitalOnly(bag) || consignments.length > 0),
  },
  /** A bag of digital items has nothing to deliver. */
  delivery: {
    has: ({ bag }) => !isDigitalOnly(bag),
    isSettled: ({ consignments: [first] }) => first !== undefined && first.selectedShippingOptionId !== null,
  },
  /** Settled only by the order, which ends the checkout. */
  payment: { has: () => true, isSettled: () => false },
};

/** The steps this checkout has, in their order. */
export function stepsOf(checkout: CheckoutProgress): CheckoutStep[] {
  return checkoutSteps.filter((step) => rules[step].has(checkout));
}

/**
 * The steps a shopper may be at.
 * @returns All that are settled, and the first that is not; never empty.
 */
export function reachedSteps(checkout: CheckoutProgress): CheckoutStep[] {
  const steps = stepsOf(checkout);
  return steps.slice(0, steps.findIndex((step) => !rules[step].isSettled(checkout)) + 1);
}

/** The step shown: the one asked for if it has been reached, else the furthest. */
export function shownStep(checkout: CheckoutProgress, asked: string | null): CheckoutStep {
  const reached = reachedSteps(checkout);
  return reached.find((step) => step === asked) ?? reached.at(-1) ?? 'address';
}
