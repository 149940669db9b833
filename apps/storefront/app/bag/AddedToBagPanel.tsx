import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { colourWord } from '@tailorbird/commerce/colours/colourWord';
import type { Market } from '@tailorbird/commerce/market';
import { Button } from '@tailorbird/ui/Button';
import { IconButton } from '@tailorbird/ui/IconButton';
import { CloseIcon } from '@tailorbird/ui/icons';
import { Picture } from '@tailorbird/ui/Picture';
import { Price } from '@tailorbird/ui/Price';
import { useEffect, useRef } from 'react';
import { AddedToBagPanelRoot } from './AddedToBagPanel.styles.ts';
import type { AddedToBag } from './bagAnswer.ts';
import { hideAdded, useBag } from './bagStore.ts';

/** Says what went into the bag and offers the two ways on (commerce §2 Added-to-bag panel); loaded when it opens. */
export function AddedToBagPanel() {
  const added = useBag((bag) => bag.added);
  const count = useBag((bag) => bag.count) ?? 0;
  const { href } = usePageFacts();
  const panel = useRef<HTMLDivElement>(null);
  // The external system is the browser's top layer, which also closes the panel on Escape and outside presses.
  // It takes the focus, so that its two ways on are the next stops of the Tab key; closing gives it back.
  useEffect(() => {
    if (!added) return;
    panel.current?.showPopover();
    panel.current?.focus({ preventScroll: true });
  }, [added]);
  return (
    <AddedToBagPanelRoot
      ref={panel}
      popover="auto"
      tabIndex={-1}
      role="dialog"
      aria-label="Added to your bag"
      onToggle={(event) => event.newState === 'closed' && hideAdded()}
    >
      {added && (
        <>
          <div data-part="head">
            <p role="status">Added to your bag</p>
            <IconButton icon={CloseIcon} label="Close" onClick={() => panel.current?.hidePopover()} />
          </div>
          <div data-part="item">
            <Picture src={added.imageUrl} alt="" widths={[200]} sizes="100px" ratio="4 / 5" priority />
            <div>
              <b>{added.name}</b>
              <Details added={added} />
              {added.specialPrice ? (
                <Price now={added.specialPrice} was={added.price} />
              ) : (
                <Price now={added.price} />
              )}
            </div>
          </div>
          <div data-part="ways-on">
            <Button href={href('/bag')} variant="secondary" fullWidth>{`View Bag (${count})`}</Button>
            <Button href={href('/checkout-identity')} fullWidth>
              Checkout
            </Button>
          </div>
        </>
      )}
    </AddedToBagPanelRoot>
  );
}

/** For gift cards the colour reads "Design", the size is hidden and the quantity is shown (commerce §3). */
export function addedDetails(
  added: AddedToBag,
  market: Market,
): readonly (readonly [string, string | null])[] {
  return added.isGiftCard
    ? [
        ['Design', added.colour],
        ['Quantity', String(added.quantity)],
      ]
    : [
        [colourWord(market), added.colour],
        ['Size', added.size],
        ['Length', added.length],
      ];
}

function Details({ added }: { added: AddedToBag }) {
  const { market } = usePageFacts();
  return (
    <dl>
      {addedDetails(added, market).map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
