import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { bagShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';
import { Drawer } from '@tailorbird/ui/Drawer';
import { Skeleton } from '@tailorbird/ui/Skeleton';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useCallback, useEffect, useState } from 'react';
import type { BagView } from '../bag/bagAnswer.ts';
import { hideBag, showBag, useBag } from '../bag/bagStore.ts';
import { tell } from '../data-layer/report.ts';
import { askServer } from '../http/askServer.ts';
import { BagLines } from './BagLines.tsx';
import { BagSidebarRoot } from './BagSidebar.styles.ts';
import { bagReport } from './bagReport.ts';
import { CheckOut } from './CheckOut.tsx';
import { UndoRemove, useRemovedLine } from './UndoRemove.tsx';

/** The bag beside the page. Opening it asks the server anew, and so checks the stock (commerce §4 bag sidebar). */
export function BagSidebar({ onClose }: { onClose: () => void }) {
  const { href } = usePageFacts();
  const address = href('/me/bag');
  const [asked, setAsked] = useState<'waiting' | 'answered' | 'lost'>('waiting');
  const view = useBag((state) => state.view);
  const load = useCallback(
    () =>
      askServer<BagView>(address).then(
        (loaded) => {
          setAsked('answered');
          showBag(loaded);
          // The data layer is told once, as it opens.
          tell(bagReport(loaded));
        },
        () => setAsked('lost'),
      ),
    [address],
  );
  // The external system is the server: it alone knows what is left.
  useEffect(() => {
    void load();
    return hideBag;
  }, [load]);
  const retry = () => {
    setAsked('waiting');
    void load();
  };
  if (asked === 'lost') return <LostDrawer onRetry={retry} onClose={onClose} />;
  return <BagDrawer data={asked === 'answered' ? view : undefined} onClose={onClose} />;
}

/** What is shown when the bag could not be asked for. */
export function LostDrawer({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title="Your bag">
      <BagSidebarRoot>
        <div data-part="empty">
          <p role="alert">{messages.notReached}</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </BagSidebarRoot>
    </Drawer>
  );
}

/** The sidebar with what it was told so far. */
export function BagDrawer({ data, onClose }: { data: BagView | undefined; onClose: () => void }) {
  const lines = data?.bag ? bagLines(data.bag) : [];
  const { removed, onLeave, forget } = useRemovedLine(lines);
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
        {removed && <UndoRemove key={removed.line.id} {...removed} onUndone={forget} />}
        {filled && <BagLines lines={lines} onLeave={onLeave} />}
        {data && !filled && <Empty onClose={onClose} />}
        {!data && <Waiting />}
      </BagSidebarRoot>
    </Drawer>
  );
}

function Foot({ bag, count }: { bag: Bag; count: number }) {
  const { href, currency, locale } = usePageFacts();
  const total = bagShown(bag, null).rows.find(({ isTotal }) => isTotal);
  return (
    <BagSidebarRoot>
      {total && (
        <p data-part="total" aria-live="polite" aria-atomic="true">
          {total.label} <b>{formatMoney(total.amount, currency, locale)}</b>
        </p>
      )}
      <CheckOut bag={bag} />
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
