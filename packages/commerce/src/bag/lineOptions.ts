import { dayText } from '../dates/dayText.ts';
import { type Market, markets } from '../market.ts';
import { optionText } from '../sizes/sizeText.ts';
import { isGiftCard } from './giftCard.ts';

interface LineOption {
  readonly name: string;
  readonly value: string;
}

interface Line {
  readonly sku: string;
  readonly options: readonly LineOption[];
}

/** What a variant is known by (commerce §3 Cart). */
const variantOptions = ['Color', 'Size', 'Length'];

/**
 * What was chosen of a line, in the market's words, by the specification's names. A gift card's size, its amount, is left
 * out: the price beside it says the same (commerce §3 Added-to-bag data).
 */
export function chosenOptions({ sku, options }: Line, market: Market): LineOption[] {
  return options
    .filter(({ name }) => variantOptions.includes(name) && !(name === 'Size' && isGiftCard(sku)))
    .map((option) => ({ name: option.name, value: optionText(option, market, sku) }));
}

/** What was written for a line, named as its form asks: whom a gift card is for, from whom, when it is sent, the message. */
export function enteredOptions({ options }: Line, market: Market): LineOption[] {
  const { locale } = markets[market];
  return options
    .filter(({ name }) => !variantOptions.includes(name))
    .map(({ name, value }) => ({
      name,
      value: /^\d{4}-\d\d-\d\d$/.test(value) ? dayText(value, locale) : value,
    }));
}

/** What a line is called among others: `Fern Breton Tee, Indigo, 12`; of a gift card, whom it is for. */
export function lineName({ name, sku, options }: Line & { readonly name: string }, market: Market): string {
  const telling = options.filter((option) => [...variantOptions, 'Recipient name'].includes(option.name));
  return [name, ...telling.map((option) => optionText(option, market, sku))].join(', ');
}
