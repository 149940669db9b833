import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { bagTotals } from '@tailorbird/commerce/bag/bagAmounts';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { canCheckOut } from '@tailorbird/commerce/bag/canCheckOut';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';
import { Drawer } from '@tailorbird/ui/Drawer';
import { Skeleton } from '@tailorbird/ui/Skeleton';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { bagReport } from '../analytics/pageReport.ts';
import { tell } from '../analytics/watchPage.ts';
import { useShop } from '../shell/shopStore.ts';
import { BagLines } from './BagLines.tsx';
import { BagSidebarRoot } from './BagSidebar.styles.ts';
import { UndoRemove } from './UndoRemove.tsx';
import { useRemovedLine } from './useRemovedLine.ts';

/** What the sidebar needs of the bag page's own data. */
interface BagSidebarData {
  readonly bag: Bag | null;
  readonly notice: string | null;
  readonly count: number;
}

/** The bag beside the page. Opening it asks the server anew, and so checks the stock (commerce §4 bag sidebar). */
export function BagSidebar({ onClose }: { onClose: () => void }) {
  const { href } = usePageFacts();
  const { data, load } = useFetcher<BagSidebarData>();
  const setBagCount = useShop((shop) => shop.setBagCount);
  const address = href('/bag');
  // The external system is the server: it alone knows what is left.
  useEffect(() => void load(address), [load, address]);
  // The external system is the header's store.
  useEffect(() => {
    if (data) setBagCount(data.count);
  }, [data, setBagCount]);
  const opened = data !== undefined;
  const tellOpened = useEffectEvent(() => {
    if (data) tell(bagReport(data.bag));
  });
  // The external system is the data layer: opening the sidebar counts once.
  useEffect(() => {
    if (opened) tellOpened();
  }, [opened]);
  return <BagDrawer data={data} onClose={onClose} />;
}

/** The sidebar with what it was told so far. */
export function BagDrawer({ data, onClose }: { data: BagSidebarData | undefined; onClose: () => void }) {
  const lines = data?.bag ? bagLines(data.bag) : [];
  const { removed, onRemove, forget } = useRemovedLine(lines);
  const filled = data?.bag && lines.length > 0 ? data.bag : undefined;
  return (
    <Drawer
      open
      onClose={onClose}
      title="Your bag"
      footer={filled && <Foot bag={filled} count={data?.count ?? 0} />}
    >
      <BagSidebarRoot aria-busy={data === undefined}>
        {data?.notice && (
          <p data-part="notice" role="alert">
            {data.notice}
          </p>
        )}
        {removed && <UndoRemove key={removed.id} line={removed} onUndone={forget} />}
        {filled && <BagLines lines={lines} onRemove={onRemove} />}
        {data && !filled && <Empty onClose={onClose} />}
        {!data && <Waiting />}
      </BagSidebarRoot>
    </Drawer>
  );
}

function Foot({ bag, count }: { bag: Bag; count: number }) {
  const { href, currency, locale } = usePageFacts();
  const open = canCheckOut(bag);
  return (
    <BagSidebarRoot>
      <p data-part="total">
        Total before delivery <b>{formatMoney(bagTotals(bag).special, currency, locale)}</b>
      </p>
      {!open && (
        <p data-part="notice" role="alert">
          {messages.bagHasSoldOut}
        </p>
      )}
      <Button href={href('/checkout-identity')} disabled={!open} fullWidth>
        Checkout
      </Button>
      <Button href={href('/bag')} variant="secondary" fullWidth>{`View Bag (${count})`}</Button>
    </BagSidebarRoot>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <div data-part="empty">
      <p>{messages.bagEmpty}</p>
      <Button onClick={onClose}>{messages.goBackShopping}</Button>
    </div>
  );
}

function Waiting() {
  return (
    <div data-part="waiting">
      <VisuallyHidden>Your bag is on its way.</VisuallyHidden>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} ratio="3 / 1" />
      ))}
    </div>
  );
}
