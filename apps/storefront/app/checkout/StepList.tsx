import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { type CheckoutStep, reachedSteps, stepsOf } from '@tailorbird/commerce/checkout/checkoutSteps';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { StepListRoot } from './StepList.styles.ts';

/** The heading of each step, and its name in the list. */
export const stepTitles = {
  address: 'Your details',
  delivery: 'Delivery',
  payment: 'Review and pay',
} as const;

/** Where a shopper is on the way to an order, with a link back to each step that was reached. */
export function StepList({ checkout, step }: { checkout: Checkout; step: CheckoutStep }) {
  const { href } = usePageFacts();
  const reached = reachedSteps(checkout);
  const steps = stepsOf(checkout);
  const isDone = (one: CheckoutStep) => reached.includes(one) && steps.indexOf(one) < steps.indexOf(step);
  return (
    <StepListRoot aria-label="Steps">
      {steps.map((one) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          data-done={isDone(one) ? '' : undefined}
        >
          {one !== step && reached.includes(one) ? (
            <a href={href(`/checkout?step=${one}`)}>{stepTitles[one]}</a>
          ) : (
            stepTitles[one]
          )}
          {isDone(one) && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </StepListRoot>
  );
}
