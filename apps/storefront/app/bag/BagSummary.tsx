import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { bagTotals } from '@tailorbird/commerce/bag/bagAmounts';
import { canCheckOut } from '@tailorbird/commerce/bag/canCheckOut';
import { deliveryMethods, freeDeliveryFrom } from '@tailorbird/commerce/checkout/deliveryMethods';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';
import { goodsIn } from '../wallet/goodsIn.ts';
import { WalletSlot } from '../wallet/WalletSlot.tsx';
import { CouponForm } from './CouponForm.tsx';
import type { CouponAnswer } from './couponAnswer.ts';
import { PromotionRows } from './PromotionRows.tsx';

interface BagSummaryProps {
  readonly bag: Bag;
  readonly refusedCoupon: CouponAnswer | null;
}

/** Totals with what promotions take off, codes, delivery from the market's cheapest method, and the checkout button (commerce §5). */
export function BagSummary({ bag, refusedCoupon }: BagSummaryProps) {
  const { href, market, currency, locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { total, special } = bagTotals(bag);
  const [standard] = deliveryMethods[market];
  const { promotions } = bag;
  const missing = promotions?.freeDelivery ? 0 : freeDeliveryFrom[market] - special;
  const open = canCheckOut(bag);
  return (
    <section data-part="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{money(total)}</dd>
        </div>
        {promotions && <PromotionRows promotions={promotions} money={money} />}
        {standard && bag.lineItems.physicalItems.length > 0 && (
          <div>
            <dt>{standard.description}</dt>
            <dd>{missing > 0 ? `from ${money(standard.cost)}` : 'Free'}</dd>
          </div>
        )}
        <div data-part="total" aria-live="polite" aria-atomic="true">
          <dt>Total before delivery</dt>
          <dd>{money(special)}</dd>
        </div>
      </dl>
      {missing > 0 && bag.lineItems.physicalItems.length > 0 && (
        <p>{`Spend ${money(missing)} more and standard delivery is free.`}</p>
      )}
      {special < total && <p data-part="saved">{`You save ${money(total - special)}.`}</p>}
      {promotions?.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {promotions && <CouponForm coupons={bag.coupons} refused={refusedCoupon} />}
      {!open && (
        <p data-part="notice" role="alert">
          {messages.bagHasSoldOut}
        </p>
      )}
      <Button href={href('/checkout-identity')} disabled={!open} fullWidth size="large">
        Checkout
      </Button>
      <WalletSlot goodsOf={() => goodsIn(bag)} disabled={!open} />
    </section>
  );
}
