import type { CheckoutStep } from '@tailorbird/commerce/checkout/checkoutSteps';
import { useState } from 'react';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import { AddressStep, type AddressStepProps } from './AddressStep.tsx';
import { CheckoutPageRoot } from './CheckoutPage.styles.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { StepList, stepTitles } from './StepList.tsx';

interface CheckoutPageProps extends AddressStepProps {
  readonly step: CheckoutStep;
  /** Whether the card may be none but a test card. */
  readonly takesTestCards: boolean;
}

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
        <h1>{stepTitles[step]}</h1>
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
