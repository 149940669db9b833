import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import type { Product } from '@tailorbird/commerce/model/product';
import { priceText } from '@tailorbird/commerce/pricing/priceView';
import { Button } from '@tailorbird/ui/Button';
import { Price } from '@tailorbird/ui/Price';
import { SelectField } from '@tailorbird/ui/SelectField';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useLayoutEffect } from 'react';
import { BuyBarRoot } from './BuyBar.styles.ts';
import { variantChosen } from './choice.ts';
import type { ProductChoice } from './loadProduct.ts';
import { optionsOf } from './optionsOf.ts';

export interface BuyBarProps {
  readonly product: Product;
  /** What one costs in the bag with the promotion its badge announces, in minor units. */
  readonly nowPrice: number | undefined;
  readonly choice: ProductChoice;
  readonly onChoose: (choice: ProductChoice) => void;
  readonly soldOut: boolean;
  readonly busy: boolean;
}

/**
 * Price, options and the button at a phone's thumb while the form's own are out of view. It is a part of the form: its
 * button sends it, and its lists are only another way to the same choice, without names of their own.
 */
export function BuyBar({ product, nowPrice, choice, onChoose, soldOut, busy }: BuyBarProps) {
  const { market } = usePageFacts();
  // The external system is the document, whose foot the bar covers, and with it what may have the focus there by now.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-buy-bar', true);
    const focused = document.querySelector(':focus-visible');
    const top = focused?.getBoundingClientRect().top ?? -1;
    // What was scrolled out of sight stays there.
    if (top >= 0 && top < innerHeight) focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return () => void document.documentElement.toggleAttribute('data-buy-bar', false);
  }, []);
  const own = variantChosen(product, choice)?.price ?? product.price;
  const price = priceText(nowPrice === undefined ? own : { ...own, sale: nowPrice }, market);
  return (
    <BuyBarRoot role="group" aria-label={`Buy ${product.name}`} data-part="buy-bar">
      {!product.isPriceHidden && <Price now={price.now} was={price.was ?? undefined} />}
      {optionsOf(product, choice, market).map(({ name, label, values }) => (
        <SelectField
          key={name}
          label={label}
          hideLabel
          name=""
          placeholder={label}
          value={choice[name] ?? ''}
          onChange={({ currentTarget: { form, value } }) => {
            const buttons = form?.elements.namedItem(name);
            if (value === '' || !(buttons instanceof RadioNodeList)) return;
            buttons.value = value;
            onChoose({ ...choice, [name]: value });
          }}
          options={values.map((one) => ({
            value: one.value,
            label: one.soldOut ? `${one.label} (sold out)` : one.label,
          }))}
        />
      ))}
      <Button type="submit" loading={busy} disabled={soldOut}>
        {soldOut ? messages.soldOut : 'Add'}
        <VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
      </Button>
    </BuyBarRoot>
  );
}
