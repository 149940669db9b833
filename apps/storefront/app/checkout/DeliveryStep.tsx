import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';
import { RadioGroupField } from '@tailorbird/ui/RadioGroupField';
import { Form, useNavigation } from 'react-router';
import type { StepProps } from './stepProps.ts';

interface DeliveryStepProps extends StepProps {
  readonly picked: string | undefined;
  /** Told each delivery that is picked, so that the sums beside the step are those of it. */
  readonly onPick: (id: string) => void;
}

/** The ways this parcel can be delivered to this address. */
export function DeliveryStep({ checkout, answer, picked, onPick }: DeliveryStepProps) {
  const { href, currency, locale } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const [consignment] = checkout.consignments;
  if (!consignment) return null;
  const options = consignment.availableShippingOptions;
  return (
    <Form method="post" action={href('/checkout?step=delivery')} noValidate>
      <input type="hidden" name="intent" value="delivery" />
      <input type="hidden" name="version" value={checkout.version} />
      <RadioGroupField
        label="How shall we deliver it?"
        name="shippingOption"
        required
        error={answer?.errors['shippingOption']}
        defaultValue={picked}
        onChange={({ value }) => onPick(value)}
        options={options.map(({ id, description, additionalDescription, cost }) => ({
          value: id,
          label: `${description}, ${cost === 0 ? 'free' : formatMoney(cost, currency, locale)}`,
          hint: additionalDescription,
        }))}
      />
      <Button type="submit" size="large" loading={busy}>
        Continue to payment
      </Button>
    </Form>
  );
}
