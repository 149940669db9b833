import { useEffect } from 'react';
import { useBag } from '../bag/bagStore.ts';
import { wasAsked } from '../market/localeAsked.ts';
import { useShop } from '../shopStore.ts';

/**
 * Pages are the same for everyone; what is personal comes in this one request after the page. It asks by itself and not
 * with `askServer`, which would weigh on every page.
 */
export function usePersonalState(address: string): void {
  // The external system is the server: it alone knows the bag and the customer behind the cookies.
  useEffect(() => {
    const controller = new AbortController();
    const { setSignedIn, setCustomerId, notify } = useShop.getState();
    fetch(address, { signal: controller.signal, headers: { accept: 'application/json' } })
      .then((response) => response.json())
      .then((body: unknown) => {
        useBag.setState({ count: bagCountIn(body) });
        setSignedIn(has(body, 'signedIn') && body.signedIn === true);
        setCustomerId(
          has(body, 'customerId') && typeof body.customerId === 'number' ? body.customerId : undefined,
        );
        if (has(body, 'offeredLocale') && typeof body.offeredLocale === 'string' && !wasAsked())
          useShop.setState({ offeredLocale: body.offeredLocale });
        if (has(body, 'problem') && typeof body.problem === 'string') notify(body.problem, true);
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [address]);
}

/** The count in the server's answer; 0 for an answer that is not as it should be. */
export function bagCountIn(body: unknown): number {
  return has(body, 'bagCount') && typeof body.bagCount === 'number' ? body.bagCount : 0;
}

function has<Name extends string>(body: unknown, name: Name): body is { [N in Name]: unknown } {
  return typeof body === 'object' && body !== null && name in body;
}
