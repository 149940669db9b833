import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { deliveryMethods } from '@tailorbird/commerce/checkout/deliveryMethods';
import { arrival, arrivalText, orderBy, orderByText } from '@tailorbird/commerce/policy/arrival';
import { useEffect, useState } from 'react';

/**
 * When an order is expected, and until when one must be placed for that. The page itself is kept for everyone, so that
 * it knows no day: what the server says is how long delivery takes, and the browser makes days of it.
 */
export function DeliveryDate() {
  const { market, locale } = usePageFacts();
  const [now, setNow] = useState<Date>();
  const [standard] = deliveryMethods[market];
  const method = standard?.description ?? null;
  const days = now && arrival(market, method, now);
  const until = now && orderBy(market, method, now);
  const msLeft = now && until && until - now.getTime();
  // The external system is the clock: a page may be open for longer than what it says is true. A phone takes long over its
  // first words of time, so they are made once the page is alive, in a task of their own.
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), msLeft ?? 0);
    return () => clearTimeout(timer);
  }, [msLeft]);
  if (!standard) return null;
  return (
    <p data-part="delivery">
      <b>{standard.description}:</b>{' '}
      {now && days && until
        ? `${arrivalText(days, locale)}, if you order by ${orderByText(until, now, locale)}.`
        : `${standard.additionalDescription}.`}
    </p>
  );
}
