import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { addToBagRefusals } from '@tailorbird/commerce/bag/addToBagRefusals';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { messages } from '@tailorbird/commerce/messages';
import type { Product } from '@tailorbird/commerce/model/product';
import { stockNotice } from '@tailorbird/commerce/stock/stockNotice';
import { Button } from '@tailorbird/ui/Button';
import { RadioGroupField } from '@tailorbird/ui/RadioGroupField';
import { useReady } from '@tailorbird/ui/useReady';
import { type FormEvent, useState } from 'react';
import { AddToBagFormRoot } from './AddToBagForm.styles.ts';
import { isOffered, stockOf } from './choice.ts';
import { ModifierFields } from './ModifierFields.tsx';
import { optionNames, pleaseChoose } from './optionNames.ts';
import type { ProductChoice } from './ProductPage.tsx';
import { useAddToBag } from './useAddToBag.ts';

interface AddToBagFormProps {
  readonly product: Product;
  readonly colour: string;
  readonly choice: ProductChoice;
  readonly onChoose: (choice: ProductChoice) => void;
}

/**
 * Size, length and the button: a plain form that posts to the bag. With script the page stays and the
 * added-to-bag panel opens.
 */
export function AddToBagForm({ product, colour, choice, onChoose }: AddToBagFormProps) {
  const { href } = usePageFacts();
  const ready = useReady();
  const { fetcher, problem } = useAddToBag();
  const [asked, setAsked] = useState(false);
  const stock = stockOf(product, choice);
  const loading = fetcher.state !== 'idle';
  const refusals = addToBagRefusals({ ...product, ...choice, stock, modifiers: [] });
  const soldOut = refusals.some(({ tag }) => tag === 'out-of-stock');
  const missing = (tag: 'size' | 'length') =>
    asked && refusals.some((refusal) => refusal.tag === tag) ? pleaseChoose(tag, product.sku) : undefined;
  const notice = stockNotice(stock);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setAsked(true);
    if (!loading && refusals.length === 0) return;
    event.preventDefault();
    if (!loading)
      event.currentTarget.querySelector<HTMLInputElement>('input[type="radio"]:not(:checked)')?.focus();
  };
  return (
    <AddToBagFormRoot>
      <fetcher.Form method="post" action={href('/bag')} onSubmit={onSubmit} noValidate={ready}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="colour" value={colour} />
        <input type="hidden" name="answer" value={ready ? 'panel' : 'page'} />
        {product.sizes.length > 0 && (
          <RadioGroupField
            label={optionNames(product.sku).size}
            name="size"
            appearance="buttons"
            required
            error={missing('size')}
            defaultValue={choice.size ?? undefined}
            onChange={({ value }) => onChoose({ ...choice, size: value })}
            options={product.sizes.map((value) => ({
              value,
              label: value,
              soldOut: !isOffered(product, { size: value, length: choice.length }),
            }))}
          />
        )}
        {product.lengths.length > 0 && (
          <RadioGroupField
            label="Length"
            name="length"
            appearance="buttons"
            required
            error={missing('length')}
            defaultValue={choice.length ?? undefined}
            onChange={({ value }) => onChoose({ ...choice, length: value })}
            options={product.lengths.map((value) => ({
              value,
              label: value,
              soldOut: !isOffered(product, { size: choice.size, length: value }),
            }))}
          />
        )}
        <ModifierFields modifiers={product.modifiers} />
        <p data-part="notice" data-kind={notice?.kind} role="status">
          {notice?.message}
        </p>
        <Button type="submit" fullWidth size="large" loading={loading} disabled={soldOut}>
          {soldOut ? messages.soldOut : 'Add to bag'}
        </Button>
        {problem && (
          <p data-part="problem" role="alert">
            {problem}
          </p>
        )}
      </fetcher.Form>
      {product.sizes.length > 1 && !isGiftCard(product.sku) && <a href={href('/size-guide')}>Size guide</a>}
    </AddToBagFormRoot>
  );
}
