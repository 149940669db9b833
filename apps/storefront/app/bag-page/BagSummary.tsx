import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { amountText, bagShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { standardDelivery } from '@tailorbird/commerce/amounts/standardDelivery';
import type { Bag, BagPromotions } from '@tailorbird/commerce/model/bag';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';
import { TextField } from '@tailorbird/ui/TextField';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Refused } from '../bag/bagAnswer.ts';
import { CheckOut } from './CheckOut.tsx';

interface BagSummaryProps {
  readonly bag: Bag;
  /** What became of the last code, when it was not taken. */
  readonly refused: Refused | null;
}

/** The sums with the market's standard delivery, what promotions have saved, codes, and the checkout button (commerce §5). */
export function BagSummary({ bag, refused }: BagSummaryProps) {
  const { market, currency, locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { promotions } = bag;
  const standard = standardDelivery(bag, market);
  const { rows, saving } = bagShown(bag, standard);
  return (
    <section data-part="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      <dl>
        {rows.map((row) => (
          <div
            key={row.label}
            {...(row.isTotal && { 'data-part': 'total', 'aria-live': 'polite', 'aria-atomic': true })}
          >
            <dt>{row.label}</dt>
            <dd>{amountText(row, money)}</dd>
          </div>
        ))}
      </dl>
      {standard !== null && standard.missing > 0 && (
        <p>{`Spend ${money(standard.missing)} more and standard delivery is free.`}</p>
      )}
      {promotions && <Savings promotions={promotions} saving={saving} money={money} />}
      {promotions?.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {promotions && <CouponForm coupons={bag.coupons} refused={refused} />}
      <CheckOut bag={bag} size="large" />
    </section>
  );
}

interface SavingsProps {
  readonly promotions: BagPromotions;
  readonly saving: number;
  readonly money: (amount: number) => string;
}

/** Which promotions the prices above are with, and what they have saved: words beside the sums, and no part of them. */
function Savings({ promotions, saving, money }: SavingsProps) {
  if (promotions.applied.length === 0) return null;
  return (
    <div data-part="saved">
      <p>{saving > 0 ? `You save ${money(saving)}. The prices above are with:` : 'This bag comes with:'}</p>
      <ul>
        {promotions.applied.map(({ id, name, amount, coupon }) => (
          <li key={id}>
            {coupon === null ? name : `${name} (${coupon})`}
            {amount > 0 && `: ${money(amount)} off`}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CouponFormProps {
  readonly coupons: Bag['coupons'];
  /** The last code, when it was not taken. */
  readonly refused: Refused | null;
}

/** The codes in the bag, each with its way out, and a field for another. */
function CouponForm({ coupons, refused }: CouponFormProps) {
  const { href } = usePageFacts();
  const sent = useNavigation().formData;
  const entry = useRef<HTMLFormElement>(null);
  // The external system is the focus: a wrong code is where the shopper goes on.
  useEffect(() => {
    if (refused) entry.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
  }, [refused]);
  return (
    <div data-part="coupons">
      {coupons.length > 0 && (
        <ul aria-label="Codes in your bag">
          {coupons.map(({ code }) => (
            <li key={code}>
              <Form method="post" action={href('/bag')} preventScrollReset>
                <span>{code}</span>
                <input type="hidden" name="code" value={code} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-coupon"
                  variant="tertiary"
                  size="small"
                  loading={sent?.get('intent') === 'remove-coupon' && sent.get('code') === code}
                >
                  Remove<VisuallyHidden>{` the code ${code}`}</VisuallyHidden>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form ref={entry} key={coupons.length} method="post" action={href('/bag')} preventScrollReset>
        <TextField
          key={refused?.message}
          label="Promotion code"
          name="code"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={refused?.coupon}
          error={refused?.message}
        />
        <Button
          type="submit"
          name="intent"
          value="add-coupon"
          variant="secondary"
          loading={sent?.get('intent') === 'add-coupon'}
        >
          Apply
        </Button>
      </Form>
    </div>
  );
}
