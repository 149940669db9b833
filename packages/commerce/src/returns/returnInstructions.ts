import type { Market } from '../market.ts';
import type { OrderReturn } from '../model/orderReturn.ts';
import { returnsPolicy } from '../policy/marketPolicy.ts';

/** How a return is sent back, step by step, as the market's policy has it. */
export function returnInstructions(
  market: Market,
  { id, labelCost }: Pick<OrderReturn, 'id' | 'labelCost'>,
  money: (amount: number) => string,
): readonly string[] {
  const cost =
    labelCost === 0 ? 'The label is free.' : `The label costs ${money(labelCost)}, taken from the refund.`;
  return [
    `Pack it unworn, with its labels, and put a note with the number ${id} in the parcel.`,
    `${market === 'us' ? 'By mail' : 'By post'}: write to us for a label, with that number, stick it over the old one and hand the parcel in at any post office. ${cost}`,
    ...(returnsPolicy[market].toShops
      ? ['Or take it to any of our shops, with that number. It is free.']
      : []),
    'Allow two weeks from the day you send it. The money goes back the way it came.',
  ];
}
