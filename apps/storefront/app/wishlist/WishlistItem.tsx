import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { priceText } from '@tailorbird/commerce/pricing/priceView';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';
import { stockNotice } from '@tailorbird/commerce/stock/stockNotice';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { Button } from '@tailorbird/ui/Button';
import { Picture } from '@tailorbird/ui/Picture';
import { Price } from '@tailorbird/ui/Price';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import type { FormEvent } from 'react';
import { AddToCart } from './AddToCart.tsx';
import type { WishlistEntry } from './wishlistEntry.ts';

interface WishlistItemProps {
  readonly entry: WishlistEntry;
  readonly loading: boolean;
  readonly onRemove: ((wish: string) => void) | undefined;
}

/** One item: what it is, what it costs, whether there is any, and what can be done with it. */
export function WishlistItem({ entry, loading, onRemove }: WishlistItemProps) {
  const { href, market } = usePageFacts();
  const { card, variant, purchasable } = entry;
  const { colour, size, length } = variant;
  const [first] = card.colourways;
  const shown = card.colourways.find((one) => one.colour === colour) ?? first;
  const to = href(
    productPath({ id: card.productId, slug: card.slug }, shown?.colour ?? '', { size, length }),
  );
  const price = priceText(variant.price, market);
  const notice = stockNotice(variant.stock);
  return (
    <li data-sold-out={purchasable ? undefined : ''}>
      <a href={to} tabIndex={-1} aria-hidden="true">
        <Picture
          src={shown?.image ?? ''}
          alt=""
          widths={[200, 400]}
          sizes="140px"
          ratio="4 / 5"
          tint={shown?.swatch}
        />
      </a>
      <div data-part="item">
        <h2>
          <a href={to}>{card.name}</a>
        </h2>
        <p data-part="options">
          {[colour, size && sizeText(size, market, variant.sku), length].filter(Boolean).join(', ')}
        </p>
        <Price now={price.now} was={price.was ?? undefined} />
        {card.additionalMessage && <p data-part="promoted">{card.additionalMessage}</p>}
        {notice && <p data-part="stock">{notice.message}</p>}
        <div data-part="actions">
          <AddToCart entry={entry} loading={loading} to={to} />
          {onRemove && <RemoveForm entry={entry} onRemove={onRemove} />}
        </div>
      </div>
    </li>
  );
}

function RemoveForm({ entry, onRemove }: { entry: WishlistEntry; onRemove: (wish: string) => void }) {
  const { href } = usePageFacts();
  const wish = `${entry.card.productId}.${entry.variant.id}`;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRemove(wish);
  };
  return (
    <form method="post" action={href('/wishlist')} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="wish" value={wish} />
      <Button type="submit" variant="tertiary" size="small">
        Remove<VisuallyHidden>{` ${entry.card.name}`}</VisuallyHidden>
      </Button>
    </form>
  );
}
