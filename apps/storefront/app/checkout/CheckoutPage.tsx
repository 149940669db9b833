import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { type CheckoutStep, reachedSteps, stepsOf } from '@tailorbird/commerce/checkout/checkoutSteps';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useState } from 'react';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import { AddressStep, type AddressStepProps } from './AddressStep.tsx';
import { CheckoutPageRoot } from './CheckoutPage.styles.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';

interface CheckoutPageProps extends AddressStepProps {
  readonly step: CheckoutStep;
  /** Whether the card may be none but a test card. */
  readonly takesTestCards: boolean;
}

const titles = { address: 'Your details', delivery: 'Delivery', payment: 'Review and pay' } as const;

/** Three steps on one address; the server knows how far the shopper is, so nothing is lost on the way. */
export function CheckoutPage({ step, takesTestCards, ...shown }: CheckoutPageProps) {
  const { checkout, answer } = shown;
  const main = useFirstInvalidFocus(answer);
  const [parcel] = checkout.consignments;
  const [own, setOwn] = useState<string>();
  const picked = own ?? parcel?.selectedShippingOptionId ?? parcel?.availableShippingOptions[0]?.id;
  return (
    <CheckoutPageRoot id="main" tabIndex={-1} ref={main}>
      <CheckoutSummary checkout={checkout} picked={step === 'delivery' ? picked : undefined} />
      <div data-part="step">
        <StepList checkout={checkout} step={step} />
        <h1>{titles[step]}</h1>
        <FormMessage text={answer?.message} />
        {step === 'address' && <AddressStep {...shown} />}
        {step === 'delivery' && (
          <DeliveryStep checkout={checkout} answer={answer} picked={picked} onPick={setOwn} />
        )}
        {step === 'payment' && (
          <PaymentStep checkout={checkout} answer={answer} takesTestCards={takesTestCards} />
        )}
      </div>
    </CheckoutPageRoot>
  );
}

function StepList({ checkout, step }: { checkout: Checkout; step: CheckoutStep }) {
  const { href } = usePageFacts();
  const reached = reachedSteps(checkout);
  const steps = stepsOf(checkout);
  const isDone = (one: CheckoutStep) => reached.includes(one) && steps.indexOf(one) < steps.indexOf(step);
  return (
    <ol data-part="steps" aria-label="Steps">
      {steps.map((one) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          data-done={isDone(one) ? '' : undefined}
        >
          {one !== step && reached.includes(one) ? (
            <a href={href(`/checkout?step=${one}`)}>{titles[one]}</a>
          ) : (
            titles[one]
          )}
          {isDone(one) && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
