import type { BagPromotions } from '@tailorbird/commerce/model/bag';

interface PromotionRowsProps {
  readonly promotions: BagPromotions;
  readonly money: (amount: number) => string;
}

/** What each campaign takes off the bag: rows of the summary. */
export function PromotionRows({ promotions, money }: PromotionRowsProps) {
  return promotions.applied.map(({ id, name, amount, coupon }) => (
    <div key={id} data-part="saving">
      <dt>{coupon === null ? name : `${name} (${coupon})`}</dt>
      <dd>{amount === 0 ? 'Free' : `−${money(amount)}`}</dd>
    </div>
  ));
}
