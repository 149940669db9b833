import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { messages } from '@tailorbird/commerce/messages';
import type { Product } from '@tailorbird/commerce/model/product';
import { stockNotice } from '@tailorbird/commerce/stock/stockNotice';
import { Button } from '@tailorbird/ui/Button';
import { useReady } from '@tailorbird/ui/useReady';
import { type FormEvent, useState } from 'react';
import { modifiersEntered } from '../bag/modifiersEntered.ts';
import { AddToBagFormRoot } from './AddToBagForm.styles.ts';
import { stockOf } from './choice.ts';
import { fieldProblems } from './fieldProblem.ts';
import { ModifierFields } from './ModifierFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import type { ProductChoice } from './ProductPage.tsx';
import { SoldOutNotify } from './SoldOutNotify.tsx';
import { useAddToBag } from './useAddToBag.ts';

interface AddToBagFormProps {
  readonly product: Product;
  readonly colour: string;
  readonly choice: ProductChoice;
  readonly onChoose: (choice: ProductChoice) => void;
}

/**
 * Size, length, what a gift card asks for, and the button: a plain form that posts to the bag. With script the
 * page stays and the added-to-bag panel opens; what is missing is said beside its field, which takes the focus.
 */
export function AddToBagForm({ product, colour, choice, onChoose }: AddToBagFormProps) {
  const { href } = usePageFacts();
  const ready = useReady();
  const { add, busy, problem } = useAddToBag();
  const [asked, setAsked] = useState(false);
  const [entered, setEntered] = useState<{ readonly [modifierId: number]: string }>({});
  const stock = stockOf(product, choice);
  const soldOut = stock !== null && stock <= 0;
  const notice = stockNotice(stock);
  const problems = fieldProblems(product, choice, entered);
  const problemOf = (name: string) =>
    asked ? problems.find(({ field }) => field === name)?.message : undefined;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const written = modifiersEntered(new FormData(form));
    const [first] = fieldProblems(product, choice, written);
    setEntered(written);
    setAsked(first !== undefined);
    event.preventDefault();
    if (first) form.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
    else if (!busy) void add(new FormData(form));
  };
  return (
    <AddToBagFormRoot>
      <form
        method="post"
        action={href('/bag')}
        onSubmit={onSubmit}
        onBlur={(event) => setEntered(modifiersEntered(new FormData(event.currentTarget)))}
        noValidate={ready}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="colour" value={colour} />
        <OptionFields product={product} choice={choice} onChoose={onChoose} problemOf={problemOf} />
        <ModifierFields modifiers={product.modifiers} problemOf={problemOf} />
        <p data-part="notice" data-kind={notice?.kind} role="status">
          {notice?.message}
        </p>
        <Button type="submit" fullWidth size="large" loading={busy} disabled={soldOut}>
          {soldOut ? messages.soldOut : 'Add to bag'}
        </Button>
        {problem && (
          <p data-part="problem" role="alert">
            {problem}
          </p>
        )}
      </form>
      <SoldOutNotify product={product} colour={colour} choice={choice} />
      {product.sizes.length > 1 && !isGiftCard(product.sku) && (
        <a data-part="size-guide" href={href('/size-guide')}>
          Size guide
        </a>
      )}
    </AddToBagFormRoot>
  );
}
