import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { optionText } from '@tailorbird/commerce/sizes/sizeText';
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

/** What is bought, each with its picture, its choices and what it comes to. */
export function PurchaseLines({ lines, money, size = 'regular' }: PurchaseLinesProps) {
  const { market } = usePageFacts();
  return (
    <PurchaseLinesRoot data-size={size}>
      {lines.map(({ id, sku, name, options, imageUrl, quantity, total }) => (
        <li key={id}>
          <Picture
            src={imageUrl}
            alt=""
            widths={size === 'small' ? [200] : [200, 400]}
            sizes={size === 'small' ? '64px' : '96px'}
            ratio="4 / 5"
            priority={size === 'small'}
          />
          <p>
            <b>{name}</b>
            <span>{`${options.map((option) => optionText(option, market, sku)).join(', ')} × ${quantity}`}</span>
          </p>
          <span>{money(total)}</span>
        </li>
      ))}
    </PurchaseLinesRoot>
  );
}
