import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { chosenOptions, enteredOptions } from '@tailorbird/commerce/bag/lineOptions';
import type { Market } from '@tailorbird/commerce/market';
import { Picture } from '@tailorbird/ui/Picture';
import { PurchaseLinesRoot } from './PurchaseLines.styles.ts';

/** One line of what is being or was bought. */
export interface PurchasedLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly imageUrl: string;
  readonly quantity: number;
  /** Minor units. */
  readonly total: number;
}

interface PurchaseLinesProps {
  readonly lines: readonly PurchasedLine[];
  readonly money: (amount: number) => string;
  /** `small` stands beside something else. @default 'regular' */
  readonly size?: 'small' | 'regular';
}

/** `Indigo, 12 × 2` */
function chosenText(line: PurchasedLine, market: Market): string {
  const chosen = chosenOptions(line, market).map(({ value }) => value);
  return `${chosen.join(', ')} × ${line.quantity}`;
}

/** What is bought, each with its picture, its choices and what it comes to. */
export function PurchaseLines({ lines, money, size = 'regular' }: PurchaseLinesProps) {
  const { market } = usePageFacts();
  return (
    <PurchaseLinesRoot data-size={size}>
      {lines.map((line) => (
        <li key={line.id}>
          <Picture
            src={line.imageUrl}
            alt=""
            widths={size === 'small' ? [200] : [200, 400]}
            sizes={size === 'small' ? '64px' : '96px'}
            ratio="4 / 5"
            priority={size === 'small'}
          />
          <p>
            <b>{line.name}</b>
            <span>{chosenText(line, market)}</span>
            {enteredOptions(line, market).map(({ name, value }) => (
              <span key={name}>{`${name}: ${value}`}</span>
            ))}
          </p>
          <span>{money(line.total)}</span>
        </li>
      ))}
    </PurchaseLinesRoot>
  );
}
