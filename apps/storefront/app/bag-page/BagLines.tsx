import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { chosenOptions, enteredOptions } from '@tailorbird/commerce/bag/lineOptions';
import type { Market } from '@tailorbird/commerce/market';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { formatMoney } from '@tailorbird/commerce/money';
import { stockNotice } from '@tailorbird/commerce/stock/stockNotice';
import { Picture } from '@tailorbird/ui/Picture';
import { Price } from '@tailorbird/ui/Price';
import { colourName } from '../product/optionNames.ts';
import { BagLinesRoot } from './BagLines.styles.ts';
import { LineForms } from './LineForms.tsx';
import type { OnLeave } from './UndoRemove.tsx';

interface BagLinesProps {
  readonly lines: readonly BagLine[];
  readonly onLeave: OnLeave;
}

/** The lines of the bag, on its page and in the sidebar. */
export function BagLines({ lines, onLeave }: BagLinesProps) {
  return (
    <BagLinesRoot>
      {lines.map((line) => (
        <BagLineRow key={line.id} line={line} onLeave={onLeave} />
      ))}
    </BagLinesRoot>
  );
}

interface BagLineRowProps {
  readonly line: BagLine;
  readonly onLeave: OnLeave;
}

/** One line of the bag: what it is, how many, what it costs, and what is wrong with its stock. */
function BagLineRow({ line, onLeave }: BagLineRowProps) {
  const { href, market, currency, locale } = usePageFacts();
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
            {/* What is taken off three together may be no whole penny of each. */}
            {line.quantity > 1 && line.salePrice * line.quantity === line.extendedSalePrice && (
              <small>{`${money(line.salePrice)} each`}</small>
            )}
          </div>
        </div>
        <dl>
          {lineOptions(line, market).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {line.discounts?.map(({ name, amount }) => (
          <p key={name} data-part="saving">{`${name}: ${money(amount)} off`}</p>
        ))}
        {notice && (
          <p data-part="stock" data-kind={notice.kind}>
            {notice.message}
          </p>
        )}
        <div data-part="change">
          <LineForms line={line} onLeave={onLeave} />
        </div>
      </div>
    </li>
  );
}

/** The options of a line in the market's words for the specification's names, and what was written for it. */
export function lineOptions(
  line: Pick<BagLine, 'sku' | 'options'>,
  market: Market,
): { readonly name: string; readonly value: string }[] {
  const named = chosenOptions(line, market).map(({ name, value }) => ({
    name: name === 'Color' ? colourName(line.sku, market) : name,
    value,
  }));
  return [...named, ...enteredOptions(line, market)];
}
