import type { Price, ProductCard } from '@tailorbird/commerce/model/product';

/** The product of a card, as far as its click is reported. Amounts are minor units. */
export interface CardItem {
  /** Style code. */
  readonly sku: string;
  readonly colour: string;
  readonly name: string;
  readonly price: Pick<Price, 'list' | 'sale'>;
}

/**
 * What a card’s element carries so that one listener of the page can report `select_item` (blocks §7): only what the
 * card does not say already, as a listing has 48 of them. `itemOfCard` reads it.
 */
export function cardItemAttributes({ sku, price }: ProductCard) {
  return {
    'data-product': sku,
    'data-list': price.list,
    'data-sale': price.sale ?? undefined,
  };
}

/** The product of the card that an element stands in; nothing outside a card. */
export function itemOfCard(element: Element): CardItem | undefined {
  const card = element.closest<HTMLElement>('[data-product]');
  if (card === null) return undefined;
  const { product: sku = '', list, sale } = card.dataset;
  const [, colour = ''] = card.querySelector<HTMLButtonElement>('[name="wish"]')?.value.split(':') ?? [];
  return {
    sku,
    colour,
    name: card.querySelector('h2, h3')?.textContent ?? '',
    price: { list: Number(list), sale: sale === undefined ? null : Number(sale) },
  };
}
