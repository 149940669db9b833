import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { formatMoney } from '@tailorbird/commerce/money';
import { stockNotice } from '@tailorbird/commerce/stock/stockNotice';
import { Picture } from '@tailorbird/ui/Picture';
import { Price } from '@tailorbird/ui/Price';
import { lineOptions } from './lineOptions.ts';
import { MoveForm } from './MoveForm.tsx';
import { QuantityForm } from './QuantityForm.tsx';
import { RemoveForm } from './RemoveForm.tsx';
import type { OnLeave } from './useRemovedLine.ts';

interface BagLineRowProps {
  readonly line: BagLine;
  readonly onLeave: OnLeave;
}

/** One line of the bag: what it is, how many, what it costs, and what is wrong with its stock. */
export function BagLineRow({ line, onLeave }: BagLineRowProps) {
  const { href, currency, locale } = usePageFacts();
  const notice = stockNotice(line.available);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const reduced = line.originalPrice > line.salePrice;
  return (
    <li>
      <a href={href(line.url)} tabIndex={-1} aria-hidden="true">
        <Picture src={line.imageUrl} alt="" widths={[200, 400]} sizes="160px" ratio="4 / 5" priority />
      </a>
      <div data-part="line">
        <div data-part="head">
          <h2>
            <a href={href(line.url)}>{line.name}</a>
          </h2>
          <div data-part="price">
            <Price
              now={money(line.extendedSalePrice)}
              was={reduced ? money(line.originalPrice * line.quantity) : undefined}
            />
            {line.quantity > 1 && <small>{`${money(line.salePrice)} each`}</small>}
          </div>
        </div>
        <dl>
          {lineOptions(line).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {line.discounts?.map(({ name, amount }) => (
          <p key={name} data-part="saving">{`${name}: −${money(amount)}`}</p>
        ))}
        {notice && (
          <p data-part="stock" data-kind={notice.kind}>
            {notice.message}
          </p>
        )}
        <div data-part="change">
          <QuantityForm line={line} />
          <MoveForm line={line} onLeave={onLeave} />
          <RemoveForm line={line} onLeave={onLeave} />
        </div>
      </div>
    </li>
  );
}
