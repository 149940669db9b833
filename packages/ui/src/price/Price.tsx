import type { NativeProps } from '../nativeProps.ts';
import { PriceRoot } from './Price.styles.ts';

/** Prices already formatted: `£29`, `£45.50`. */
export interface PriceProps extends NativeProps<'span', 'children'> {
  /** What is paid. */
  now: string;
  /** The price before a reduction. */
  was?: string | undefined;
  /** A word before the price: `From`, `30% off`. */
  label?: string | undefined;
  /** `large` is for a product’s own page. @default card */
  size?: 'card' | 'large' | undefined;
}

/** A price; a reduced one shows the former price struck through and reads "Was £49, now £29". */
export function Price({ now, was, label, size, ...native }: PriceProps) {
  const reduced = was !== undefined && was !== '' && was !== now;
  return (
    <PriceRoot
      {...native}
      data-reduced={reduced ? '' : undefined}
      data-size={size === 'large' ? size : undefined}
    >
      {label !== undefined && label !== '' && <small>{`${label} `}</small>}
      {reduced && (
        <>
          <span data-part="spoken">{`Was ${was}, now ${now}`}</span>
          <s aria-hidden="true">{was}</s>
        </>
      )}
      <b aria-hidden={reduced ? true : undefined}>{now}</b>
    </PriceRoot>
  );
}
