import { PurchaseFactsRoot } from './PurchaseFacts.styles.ts';

/** A name and what it is; `total` is the one all is about. */
export interface PurchaseFact {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** What a purchase comes to and where it goes, one below the other. */
export function PurchaseFacts({ facts }: { facts: readonly PurchaseFact[] }) {
  return (
    <PurchaseFactsRoot>
      {facts.map(({ label, value, isTotal }) => (
        <div key={label} data-part={isTotal ? 'total' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </PurchaseFactsRoot>
  );
}
