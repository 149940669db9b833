import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { deliveryMethods } from '@tailorbird/commerce/checkout/deliveryMethods';
import { arrival, arrivalText, orderBy, orderByText } from '@tailorbird/commerce/policy/arrival';
import { useReady } from '@tailorbird/ui/useReady';
import { useEffect, useState } from 'react';

/**
 * When an order is expected, and until when one must be placed for that. The page itself is kept for everyone, so that
 * it knows no day: what the server says is how long delivery takes, and the browser makes days of it.
 */
export function DeliveryDate() {
  const { market, locale } = usePageFacts();
  const ready = useReady();
  const [now, setNow] = useState(() => new Date());
  const [standard] = deliveryMethods[market];
  const method = standard?.description ?? null;
  const days = arrival(market, method, now);
  const until = orderBy(market, method, now);
  const msLeft = until && until - now.getTime();
  // The external system is the clock: a page may be open for longer than what it says is true.
  useEffect(() => {
    if (msLeft === undefined) return undefined;
    const timer = setTimeout(() => setNow(new Date()), msLeft);
    return () => clearTimeout(timer);
  }, [msLeft]);
  if (!standard) return null;
  return (
    <p data-part="delivery">
      <b>{standard.description}:</b>{' '}
      {ready && days && until
        ? `${arrivalText(days, locale)}, if you order by ${orderByText(until, now, locale)}.`
        : `${standard.additionalDescription}.`}
    </p>
  );
}
