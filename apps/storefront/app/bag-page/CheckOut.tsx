import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { canCheckOut } from '@tailorbird/commerce/bag/canCheckOut';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { Button, type ButtonProps } from '@tailorbird/ui/Button';
import { goodsIn } from '../wallet/goodsIn.ts';
import { WalletSlot } from '../wallet/WalletSlot.tsx';
import { useCheckOutProgress } from './useCheckOutProgress.ts';

interface CheckOutProps {
  readonly bag: Bag;
  readonly size?: ButtonProps['size'];
}

/** The two ways from a bag to an order, shut while something of it is sold out, or a login or promotions are on their way. */
export function CheckOut({ bag, size }: CheckOutProps) {
  const { href } = usePageFacts();
  const progress = useCheckOutProgress();
  const open = canCheckOut(bag, progress);
  return (
    <>
      {!canCheckOut(bag) && (
        <p data-part="notice" role="alert">
          {messages.bagHasSoldOut}
        </p>
      )}
      <Button
        href={href('/checkout-identity')}
        disabled={!open}
        loading={progress.checkoutLoginLoading}
        size={size}
        fullWidth
      >
        Checkout
      </Button>
      {bag.cartAmount > 0 && <WalletSlot goodsOf={() => goodsIn(bag)} disabled={!open} />}
    </>
  );
}
