import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import type { Address } from '@tailorbird/commerce/model/address';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';
import { TextField } from '@tailorbird/ui/TextField';
import { Form, useNavigation } from 'react-router';
import { oneLine } from '../address/oneLine.ts';
import type { FieldErrors } from '../form/formFields.ts';
import { CardField } from './CardField.tsx';
import { writeCardNumber, writeExpiry } from './cardText.ts';
import { GiftCardForm } from './GiftCardForm.tsx';
import type { StepProps } from './stepProps.ts';

const testCards = [
  ['4111 1111 1111 1111', 'is accepted'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 0119', 'takes too long to answer'],
] as const;

interface PaymentStepProps extends StepProps {
  readonly takesTestCards: boolean;
}

/** What was settled, gift cards, the card while there is anything left to pay, and the button that buys. */
export function PaymentStep({ checkout, answer, takesTestCards }: PaymentStepProps) {
  const { href, currency, locale } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const errors = answer?.errors ?? {};
  const due = leftToPay(checkout);
  const isPaid = due === 0;
  return (
    <>
      <Settled checkout={checkout} />
      <GiftCardForm checkout={checkout} answer={answer} />
      <Form method="post" action={href('/checkout')} noValidate autoComplete="on">
        <input type="hidden" name="intent" value="pay" />
        <input type="hidden" name="expectedTotal" value={checkout.grandTotal} />
        <input type="hidden" name="expectedGiftCardTotal" value={checkout.giftCardTotal} />
        {!isPaid && <CardFields errors={errors} />}
        {!isPaid && takesTestCards && <TestCards />}
        <Button type="submit" size="large" loading={busy}>
          {isPaid ? 'Place order' : `Pay ${formatMoney(due, currency, locale)} and place order`}
        </Button>
      </Form>
    </>
  );
}

function CardFields({ errors }: { readonly errors: FieldErrors }) {
  return (
    <fieldset data-part="card">
      <legend>Card</legend>
      <CardField
        label="Card number"
        name="card.number"
        write={writeCardNumber}
        autoComplete="cc-number"
        required
        error={errors['card.number']}
      />
      <TextField
        label="Name on card"
        name="card.name"
        autoComplete="cc-name"
        required
        error={errors['card.name']}
      />
      <CardField
        label="Expiry date"
        name="card.expiry"
        write={writeExpiry}
        placeholder="MM/YY"
        autoComplete="cc-exp"
        required
        error={errors['card.expiry']}
      />
      <TextField
        label="Security code"
        name="card.securityCode"
        inputMode="numeric"
        autoComplete="cc-csc"
        required
        error={errors['card.securityCode']}
      />
    </fieldset>
  );
}

/** What a demonstration takes in place of cards. */
function TestCards() {
  return (
    <aside data-part="test-cards">
      <p>This shop takes test cards only; no money moves. Use any future date and any code.</p>
      <ul>
        {testCards.map(([number, outcome]) => (
          <li key={number}>
            <code>{number}</code> {outcome}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Who, where and how, each with a way back to change it. */
function Settled({ checkout }: Pick<StepProps, 'checkout'>) {
  const { href } = usePageFacts();
  const [consignment] = checkout.consignments;
  const option = consignment?.availableShippingOptions.find(
    ({ id }) => id === consignment.selectedShippingOptionId,
  );
  const rows: [string, string, string][] = [
    ['Contact', checkout.email ?? '', '/checkout?step=address'],
    ...(consignment ? [row('Deliver to', consignment.address)] : []),
    ...(option
      ? [
          [
            'Delivery',
            `${option.description}, ${asContinued(option.additionalDescription)}`,
            '/checkout?step=delivery',
          ] satisfies [string, string, string],
        ]
      : []),
    ...(checkout.billingAddress ? [row('Bill to', checkout.billingAddress)] : []),
  ];
  return (
    <dl data-part="settled">
      {rows.map(([label, value, to]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd>
            <a href={href(to)} aria-label={`Change: ${label}`}>
              Change
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function row(label: string, address: Address): [string, string, string] {
  return [label, oneLine(address), '/checkout?step=address'];
}

/** Words that begin a sentence elsewhere, after a comma. */
const asContinued = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
