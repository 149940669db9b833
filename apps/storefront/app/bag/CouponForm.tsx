import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { Button } from '@tailorbird/ui/Button';
import { TextField } from '@tailorbird/ui/TextField';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { CouponAnswer } from './couponAnswer.ts';

interface CouponFormProps {
  readonly coupons: Bag['coupons'];
  /** The last code, when it was not taken. */
  readonly refused: CouponAnswer | null;
}

/** The codes in the bag, each with its way out, and a field for another. */
export function CouponForm({ coupons, refused }: CouponFormProps) {
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
          defaultValue={refused?.code}
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
