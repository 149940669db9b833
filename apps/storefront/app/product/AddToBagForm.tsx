import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { isSpecificGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { messages } from '@tailorbird/commerce/messages';
import type { Product } from '@tailorbird/commerce/model/product';
import { priceView } from '@tailorbird/commerce/pricing/priceView';
import { stockNotice } from '@tailorbird/commerce/stock/stockNotice';
import { stockOf } from '@tailorbird/commerce/stock/stockOf';
import { Button } from '@tailorbird/ui/Button';
import { useReady } from '@tailorbird/ui/useReady';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useAddToBag } from '../bag/useAddToBag.ts';
import { lazyPart } from '../lazyPart.tsx';
import { WalletSlot } from '../wallet/WalletSlot.tsx';
import { AddToBagFormRoot } from './AddToBagForm.styles.ts';
import type { BuyBarProps } from './BuyBar.tsx';
import { fieldProblems, modifiersEntered, variantChosen, variantsLeftBy } from './choice.ts';
import type { ProductChoice } from './loadProduct.ts';
import { ModifierFields } from './ModifierFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { SoldOutNotify } from './SoldOutNotify.tsx';
import { useOutOfView } from './useOutOfView.ts';

/** Loaded by the first phone on which the button is out of view. */
const BuyBar = lazyPart(
  () => import('./BuyBar.tsx'),
  (m) => m.BuyBar,
);

interface AddToBagFormProps {
  readonly product: Product;
  readonly colour: string;
  /** What one costs in the bag with the promotion its badge announces, in minor units. */
  readonly nowPrice?: number | undefined;
  readonly choice: ProductChoice;
  readonly onChoose: (choice: ProductChoice) => void;
  /** Beside the sizes: the guide to them. */
  readonly help?: ReactNode;
  /** Whether a phone keeps the button at its foot while this one is out of view. */
  readonly keepsInView?: boolean;
}

/**
 * Size, length, what a gift card asks for, and the button: a plain form that posts to the bag. With script the
 * page stays and the added-to-bag panel opens; what is missing is said beside its field, which takes the focus.
 */
export function AddToBagForm({ product, colour, nowPrice, choice, ...shown }: AddToBagFormProps) {
  const { onChoose, help, keepsInView } = shown;
  /** When the shopper last asked in vain: from then on what is missing is said. */
  const [asked, setAsked] = useState<Date>();
  const [entered, setEntered] = useState<{ readonly [modifierId: number]: string }>({});
  const stock = stockOf(product, variantsLeftBy(product, choice));
  const soldOut = stock !== null && stock <= 0;
  const notice = stockNotice(stock);
  const problems = asked ? fieldProblems(product, choice, entered, asked) : [];
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  const form = useRef<HTMLFormElement>(null);
  const keepEntered = (filled: FormData) => {
    const written = modifiersEntered(filled);
    setEntered(written);
    return written;
  };
  const onLeave = product.modifiers.length > 0 ? keepEntered : undefined;
  /** What was filled in; while something is missing, that is said, and there is nothing to add. */
  const filledIn = (): FormData | undefined => {
    if (!form.current) return undefined;
    const filled = new FormData(form.current);
    const written = onLeave?.(filled) ?? {};
    const now = new Date();
    const [first] = fieldProblems(product, choice, written, now);
    setAsked(first && now);
    if (first) {
      form.current.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
      return undefined;
    }
    const variant = variantChosen(product, choice);
    if (variant) filled.set('variantId', String(variant.id));
    return filled;
  };
  return (
    <AddToBagFormRoot>
      <PostedForm
        form={form}
        filledIn={filledIn}
        onLeave={onLeave}
        soldOut={soldOut}
        bar={keepsInView ? { product, nowPrice, choice, onChoose } : undefined}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="colour" value={colour} />
        <OptionFields product={product} choice={choice} onChoose={onChoose} problemOf={problemOf} />
        <ModifierFields modifiers={product.modifiers} problemOf={problemOf} />
        <p data-part="notice" data-kind={notice?.kind} role="status">
          {notice?.message}
        </p>
      </PostedForm>
      <WalletSlot goodsOf={() => goodsOf(product, choice, nowPrice)} formOf={filledIn} disabled={soldOut} />
      <SoldOutNotify product={product} colour={colour} choice={choice} />
      {help}
    </AddToBagFormRoot>
  );
}

interface PostedFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly filledIn: () => FormData | undefined;
  /** Told what the form holds when a field is left, where something can be written. */
  readonly onLeave: ((filled: FormData) => void) | undefined;
  readonly soldOut: boolean;
  /** What the bar at a phone's foot shows, where there is one. */
  readonly bar: Omit<BuyBarProps, 'soldOut' | 'busy'> | undefined;
  readonly children: ReactNode;
}

/** Posts what was filled in. How that goes is drawn here: the fields are not drawn again. */
function PostedForm({ form, filledIn, onLeave, soldOut, bar, children }: PostedFormProps) {
  const { href } = usePageFacts();
  const ready = useReady();
  const { add, busy, problem } = useAddToBag();
  const button = useRef<HTMLButtonElement>(null);
  const isOut = useOutOfView(button, { standIn: '[data-part="buy-bar"]' });
  const [isBarLost, setIsBarLost] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = filledIn();
    if (filled && !busy) void add(filled);
  };
  return (
    <Form
      ref={form}
      method="post"
      action={href('/bag')}
      onSubmit={onSubmit}
      onBlur={onLeave && ((event) => onLeave(new FormData(event.currentTarget)))}
      noValidate={ready}
    >
      {children}
      <Button ref={button} type="submit" fullWidth size="large" loading={busy} disabled={soldOut}>
        {soldOut ? messages.soldOut : 'Add to bag'}
      </Button>
      {problem && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
      {bar && isOut && !isBarLost && (
        <BuyBar {...bar} soldOut={soldOut} busy={busy} onLost={() => setIsBarLost(true)} />
      )}
    </Form>
  );
}

/** What a wallet's sheet opens with; the bag may hold more. */
function goodsOf(product: Product, choice: ProductChoice, nowPrice: number | undefined) {
  const { now } = priceView(variantChosen(product, choice)?.price ?? product.price);
  return { isDigital: isSpecificGiftCard(product.sku), amount: nowPrice ?? now };
}
